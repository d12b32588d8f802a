import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";

/** How a part of a number is named, in the order in which parts are listed. */
type Names = Readonly<Record<string, string>>;

/** Decisions that found nothing against the rules; /transparency doesn't tell them apart. */
export const harmless: readonly CaseOutcome[] = ["no_violation", "offer_help"];

export const decisionNames = {
  no_violation: "No violation",
  level: "Level changed",
  cover: "Covered",
  remove: "Removed",
  warn: "Warned",
  limit: "Limited for days",
  suspend: "Suspended",
  offer_help: "Help offered",
} as const satisfies Names;

export const reporterNames = {
  member: "By members",
  stranger: "Without an account",
} as const satisfies Names;

/** As the marks beside contents say it. */
export const levelNames = { high: "High", low: "Low", none: "None" } as const satisfies Names;

export const appealNames = {
  granted: "Granted",
  refused: "Refused",
  waiting: "Waiting",
  closed: "Closed with the account",
} as const satisfies Names;
