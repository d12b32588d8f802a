import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { CountedNumber, NumberDivision } from "#shared/cases/numbers-contract.ts";
import type { NumberRow } from "./number-queries.ts";

interface ModerationNumber {
  readonly name: string;
  /** The definition, for everybody who reads the number. */
  readonly definition: string;
  readonly divisions: readonly DivisionRule[];
}

/** One way to divide a number. */
export interface DivisionRule {
  readonly by: NumberDivision;
  /** The key of the part that a row counts for. */
  readonly partOf: (row: NumberRow) => string;
  /** The names of parts, in the order of their list. Others are rules, the largest first. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Decisions that found nothing against the rules; /transparency doesn't tell them apart. */
export const harmless: readonly string[] = ["no_violation", "offer_help"] satisfies CaseOutcome[];

/**
 * The numbers of moderation, in the words that their readers read, and the parts of each
 * (numbers.1). What counts is written by triggers (features/cases/sql/numbers-of-moderation.sql).
 */
export const moderationNumbers: Readonly<Record<CountedNumber | "hours", ModerationNumber>> = {
  reports: {
    name: "Reports",
    definition:
      "Reports that members made, and reports that anybody made without an account, in the month they arrived. Each report counts, also when several are about the same thing.",
    divisions: [
      { by: "rule", partOf: ({ first }) => first },
      {
        by: "reporter",
        partOf: ({ second }) => second === "true" ? "stranger" : "member",
        names: { member: "By members", stranger: "Without an account" },
      },
    ],
  },
  decisions: {
    name: "Decisions by people",
    definition:
      "Decisions of moderators and administrators, in the month they were made, also those that changed nothing. One decision about a wave of spam counts once. What was taken back within ten minutes doesn't count; what an appeal changed later does.",
    divisions: [
      {
        by: "decision",
        partOf: ({ first }) => first,
        names: {
          no_violation: "No violation",
          level: "Level changed",
          cover: "Covered",
          remove: "Removed",
          warn: "Warned",
          limit: "Limited for days",
          suspend: "Suspended",
          offer_help: "Help offered",
        } satisfies Record<Exclude<CaseOutcome, "undecidable">, string>,
      },
      // No violation and help offered name a rule too, which nobody broke.
      { by: "rule", partOf: ({ first, second }) => harmless.includes(first) ? "no_violation" : second },
    ],
  },
  levels: {
    name: "Decisions by machines",
    definition:
      "Posts, comments and messages that lists or a service gave a level below the best, in the month they did so, counted once the day is over. Members whose filter is stricter don't see these. What a person decided since, or was deleted the same day, isn't in it.",
    divisions: [{
      by: "level",
      partOf: ({ first }) => first,
      // As the marks beside contents say it.
      names: { high: "High", low: "Low", none: "None" },
    }],
  },
  appeals: {
    name: "Appeals",
    definition:
      "Appeals against decisions of people, in the month they were made, and what has come of them so far. Granted means that what was decided was taken back.",
    divisions: [{
      by: "outcome",
      partOf: ({ first }) => first,
      names: {
        granted: "Granted",
        refused: "Refused",
        waiting: "Waiting",
        closed: "Closed with the account",
      },
    }],
  },
  hours: {
    name: "Hours to the first decision",
    definition:
      "From the moment a case was opened, by a report or automatically, to its first decision: half of the cases took less, half took longer. Of the cases that were first decided in the month, each rounded to a tenth of an hour, from a day on to an hour, and from ten days on to a day.",
    divisions: [],
  },
};
