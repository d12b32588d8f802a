import {
  type Counted,
  type CountedNumber,
  countedNumbers,
  fewestShown,
  type ModerationNumbers,
} from "#shared/cases/numbers-contract.ts";
import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import { formatCsvLine } from "../../admin/audit/csv-line.ts";

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

/** A line a number: its total, then its parts. */
export function sendNumbersAsCsv(
  { months, definitions }: ModerationNumbers,
  name: string,
  now: Date,
): Response {
  const nameOf = (key: string) => definitions.find((one) => one.key === key)?.name ?? key;
  const lines = months.flatMap((month) => [
    ...countedNumbers.flatMap((key) => countedLines(month.month, nameOf(key), month[key])),
    formatCsvLine([month.month, nameOf("hours"), "", "", month.hours]),
  ]);
  const header = formatCsvLine(["Month (UTC)", "Number", "Divided by", "Part", "Count"]);
  // Spreadsheets recognize UTF-8 by its byte order mark.
  return new Response(`\uFEFF${header}${lines.join("")}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
    },
  });
}

function countedLines(month: string, name: string, { total, divisions }: Counted): string[] {
  return [
    formatCsvLine([month, name, "", "", total ?? `under ${fewestShown}`]),
    ...divisions.flatMap(({ by, parts }) =>
      parts.map((part) => formatCsvLine([month, name, by, part.name, part.count]))
    ),
  ];
}
