import { msg } from "@lingui/core/runtime-macro";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { CountedNumber, NumberDivision } from "#shared/cases/numbers-contract.ts";
import type { Text } from "#shared/language/text.ts";
import type { NumberRow } from "./number-queries.ts";

interface ModerationNumber {
  readonly name: Text;
  /** The definition, for everybody who reads the number. */
  readonly definition: Text;
  readonly divisions: readonly DivisionRule[];
}

/** One way to divide a number. */
export interface DivisionRule {
  readonly by: NumberDivision;
  /** The key of the part that a row counts for. */
  readonly partOf: (row: NumberRow) => string;
  /** The names of parts, in the order of their list. Others are rules, the largest first. */
  readonly names?: Readonly<Record<string, Text>>;
}

/** Decisions that found nothing against the rules; /transparency doesn't tell them apart. */
export const harmless: readonly string[] = ["no_violation", "offer_help"] satisfies CaseOutcome[];

/**
 * The numbers of moderation, in the words that their readers read, and the parts of each
 * (numbers.1). What counts is written by triggers (features/cases/sql/numbers-of-moderation.sql).
 */
export const moderationNumbers: Readonly<Record<CountedNumber | "hours", ModerationNumber>> = {
  reports: {
    name: msg`Reports`,
    definition:
      msg`Reports that members made, and reports that anybody made without an account, in the month they arrived. Each report counts, also when several are about the same thing.`,
    divisions: [
      { by: "rule", partOf: ({ first }) => first },
      {
        by: "reporter",
        partOf: ({ second }) => second === "true" ? "stranger" : "member",
        names: { member: msg`By members`, stranger: msg`Without an account` },
      },
    ],
  },
  decisions: {
    name: msg`Decisions by people`,
    definition:
      msg`Decisions of moderators and administrators, in the month they were made, also those that changed nothing. One decision about a wave of spam counts once. What was taken back within ten minutes doesn't count; what an appeal changed later does.`,
    divisions: [
      {
        by: "decision",
        partOf: ({ first }) => first,
        names: {
          no_violation: msg`No violation`,
          level: msg`Level changed`,
          cover: msg`Covered`,
          remove: msg`Removed`,
          warn: msg`Warned`,
          limit: msg`Limited for days`,
          suspend: msg`Suspended`,
          offer_help: msg`Help offered`,
        } satisfies Record<Exclude<CaseOutcome, "undecidable">, Text>,
      },
      // No violation and help offered name a rule too, which nobody broke.
      { by: "rule", partOf: ({ first, second }) => harmless.includes(first) ? "no_violation" : second },
    ],
  },
  levels: {
    name: msg`Decisions by machines`,
    definition:
      msg`Posts, comments and messages that lists or a service gave a level below the best, in the month they did so, counted once the day is over. Members whose filter is stricter don't see these. What a person decided since, or was deleted the same day, isn't in it.`,
    divisions: [{
      by: "level",
      partOf: ({ first }) => first,
      // As the marks beside contents say it.
      names: { high: msg`High`, low: msg`Low`, none: msg`None` },
    }],
  },
  appeals: {
    name: msg`Appeals`,
    definition:
      msg`Appeals against decisions of people, in the month they were made, and what has come of them so far. Granted means that what was decided was taken back.`,
    divisions: [{
      by: "outcome",
      partOf: ({ first }) => first,
      names: {
        granted: msg`Granted`,
        refused: msg`Refused`,
        waiting: msg`Waiting`,
        closed: msg`Closed with the account`,
      },
    }],
  },
  hours: {
    name: msg`Hours to the first decision`,
    definition:
      msg`From the moment a case was opened, by a report or automatically, to its first decision: half of the cases took less, half took longer. Of the cases that were first decided in the month, each rounded to a tenth of an hour, from a day on to an hour, and from ten days on to a day.`,
    divisions: [],
  },
};
