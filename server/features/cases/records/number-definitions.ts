import type { CountedNumber } from "#shared/cases/numbers-contract.ts";

interface Definition {
  readonly name: string;
  /** The definition, for everybody who reads the number. */
  readonly definition: string;
}

/**
 * The numbers of moderation in the words that their readers read (numbers.1). How each is counted
 * stands in features/cases/sql/numbers-of-moderation.sql: change both together.
 */
export const numberDefinitions: Readonly<Record<CountedNumber | "hours", Definition>> = {
  reports: {
    name: "Reports",
    definition:
      "Reports that members made, and reports that anybody made without an account, in the month they arrived. Each report counts, also when several are about the same thing.",
  },
  decisions: {
    name: "Decisions by people",
    definition:
      "Decisions of moderators and administrators, in the month they were made, also those that changed nothing. One decision about a wave of spam counts once. What was taken back within ten minutes doesn't count; what an appeal changed later does.",
  },
  levels: {
    name: "Decisions by machines",
    definition:
      "Posts, comments and messages that lists or a service gave a level below the best, in the month they did so, counted once the day is over. Members whose filter is stricter don't see these. What a person decided since, or was deleted the same day, isn't in it.",
  },
  appeals: {
    name: "Appeals",
    definition:
      "Appeals against decisions of people, in the month they were made, and what has come of them so far. Granted means that what was decided was taken back.",
  },
  hours: {
    name: "Hours to the first decision",
    definition:
      "From the moment a case was opened, by a report or automatically, to its first decision: half of the cases took less, half took longer. Of the cases that were first decided in the month, each rounded to a tenth of an hour, from a day on to an hour, and from ten days on to a day.",
  },
};
