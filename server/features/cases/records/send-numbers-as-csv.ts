import { msg } from "@lingui/core/runtime-macro";
import {
  type CountedNumber,
  countedNumbers,
  fewestShown,
  type ModerationNumbers,
  type MonthNumbers,
} from "#shared/cases/numbers-contract.ts";
import type { Language } from "#shared/language/languages.ts";
import type { Ctx } from "../../../context.ts";
import { writeText } from "../../../language/write-text.ts";
import { formatCsvLine } from "../../admin/audit/csv-line.ts";
import { moderationNumbers } from "./moderation-numbers.ts";

/** A line a number: its total, then its parts. */
export function sendNumbersAsCsv(
  { language, clock }: Pick<Ctx, "language" | "clock">,
  { months }: ModerationNumbers,
  name: string,
): Response {
  const lines = months.flatMap((month) => [
    ...countedNumbers.flatMap((key) => countedLines(key, month, language)),
    formatCsvLine([month.month, writeText(moderationNumbers.hours.name, language), "", "", month.hours]),
  ]);
  const columns = [msg`Month (UTC)`, msg`Number`, msg`Divided by`, msg`Part`, msg`Count`];
  const header = formatCsvLine(columns.map((column) => writeText(column, language)));
  // Spreadsheets recognize UTF-8 by its byte order mark.
  return new Response(`\uFEFF${header}${lines.join("")}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${clock.now().toISOString().slice(0, 10)}.csv"`,
    },
  });
}

function countedLines(key: CountedNumber, numbers: MonthNumbers, language: Language): string[] {
  const { month, [key]: { total, divisions } } = numbers;
  const name = writeText(moderationNumbers[key].name, language);
  const hidden = writeText(msg`under ${{ fewest: fewestShown }}`, language);
  return [
    formatCsvLine([month, name, "", "", total ?? hidden]),
    ...divisions.flatMap(({ by, parts }) =>
      parts.map((part) => formatCsvLine([month, name, by, part.name, part.count]))
    ),
  ];
}
