import { z } from "zod";

/** The decisions of a moderator (cases.4), in the order of the desk's keys 1 to 8. */
export const decisionKinds = [
  "no_violation",
  "level",
  "cover",
  "remove",
  "warn",
  "limit",
  "suspend",
  "offer_help",
] as const;
export const decisionKind = z.enum(decisionKinds);
export type DecisionKind = z.infer<typeof decisionKind>;

/**
 * How a case ended: as somebody decided, or because nobody can decide it here (roles.2): it is
 * about the only administrator.
 */
export const caseOutcome = z.enum([...decisionKinds, "undecidable"]);
export type CaseOutcome = z.infer<typeof caseOutcome>;

/** How many days a limit lasts. */
export const limitDays = [7, 30] as const;

/** How long a decision can be undone; then author and reporters hear of it. */
export const undoMinutes = 10;

/** How long a claim holds a case. */
export const claimMinutes = 15;
