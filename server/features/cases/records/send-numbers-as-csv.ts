import {
  type Counted,
  countedNumbers,
  fewestShown,
  type ModerationNumbers,
} from "#shared/cases/numbers-contract.ts";
import { formatCsvLine } from "../../admin/audit/csv-line.ts";
import { moderationNumbers } from "./moderation-numbers.ts";

/** A line a number: its total, then its parts. */
export function sendNumbersAsCsv({ months }: ModerationNumbers, name: string, now: Date): Response {
  const lines = months.flatMap((month) => [
    ...countedNumbers.flatMap((key) => countedLines(month.month, moderationNumbers[key].name, month[key])),
    formatCsvLine([month.month, moderationNumbers.hours.name, "", "", month.hours]),
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
