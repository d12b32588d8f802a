import { msg } from "@lingui/core/runtime-macro";
import {
  type Counted,
  type CountedNumber,
  countedNumbers,
  type ModerationNumbers,
  type MonthNumbers,
  type NumberPart,
} from "#shared/cases/numbers-contract.ts";
import type { Language } from "#shared/language/languages.ts";
import { asWritten, type Text } from "#shared/language/text.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../../context.ts";
import { writeText } from "../../../language/write-text.ts";
import { getWrittenRules } from "../../rules/get-rules.ts";
import { type DivisionRule, moderationNumbers } from "./moderation-numbers.ts";
import { type NumberRow, selectNumbers } from "./number-queries.ts";

/** The number of months that are counted before the present one. */
const formerMonths = 12;

type Rows = readonly NumberRow[];

/** A month, and of how many cases its median is. */
export interface CountedMonth extends MonthNumbers {
  readonly hoursOf: number;
}

type NumbersCtx = Pick<Ctx, "sql" | "clock" | "language">;

/** The numbers of the present month so far and of the twelve before (numbers.1). */
export async function countNumbers(ctx: NumbersCtx): Promise<ModerationNumbers> {
  const { months, definitions } = await countMonths(ctx);
  return { months: months.map(({ hoursOf: _of, ...month }) => month), definitions };
}

/** The same, with what tells whether a median can be published. */
export async function countMonths(
  ctx: NumbersCtx,
): Promise<Pick<ModerationNumbers, "definitions"> & { readonly months: readonly CountedMonth[] }> {
  const now = ctx.clock.now();
  const months = Array.from({ length: formerMonths + 1 }, (_, ago) => monthBefore(now, ago));
  const since = new Date(`${months.at(-1)}-01T00:00:00Z`);
  const [rules, counts] = await Promise.all([getWrittenRules(ctx), selectNumbers(ctx.sql, since)]);
  const reading = { rules, language: ctx.language };
  const rows = Map.groupBy(counts, ({ month, number }) => `${month} ${number}`);
  const numbers = months.map((month, ago): CountedMonth => {
    const rowsOf = (number: NumberRow["number"]) => rows.get(`${month} ${number}`) ?? [];
    const counted = countedNumbers.map((key) => [key, divide(key, rowsOf(key), reading)]);
    const { hours, cases } = computeMedianHours(
      rowsOf("hours").map(({ first, count }) => ({ hours: Number(first), cases: count })),
    );
    return {
      month,
      isOver: ago > 0,
      ...Object.fromEntries(counted) as Record<CountedNumber, Counted>,
      hours,
      hoursOf: cases,
    };
  });
  const isEmpty = (month: MonthNumbers) => countedNumbers.every((key) => month[key].total === 0);
  return {
    months: numbers.slice(0, numbers.findLastIndex((month) => !isEmpty(month)) + 1),
    definitions: writeDefinitions(ctx.language),
  };
}

function writeDefinitions(language: Language): ModerationNumbers["definitions"] {
  return [...countedNumbers, "hours" as const].map((key) => {
    const { name, definition } = moderationNumbers[key];
    return { key, name: writeText(name, language), definition: writeText(definition, language) };
  });
}

/** YYYY-MM, in UTC. */
function monthBefore(now: Date, ago: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7);
}

/** What the names of parts are written with. */
interface Reading {
  readonly rules: readonly HouseRule[];
  readonly language: Language;
}

function divide(key: CountedNumber, rows: Rows, reading: Reading): Counted {
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    divisions: moderationNumbers[key].divisions.map((rule) => ({
      by: rule.by,
      parts: countParts(rule, rows, reading),
    })),
  };
}

function countParts(
  { partOf, names }: DivisionRule,
  rows: Rows,
  { rules, language }: Reading,
): NumberPart[] {
  const ruleName = (key: string) => key === "no_violation" ? msg`No rule broken` : getRuleTitle(rules, key);
  const nameOf = (key: string): Text => names ? names[key] ?? asWritten(key) : ruleName(key);
  const order = Object.keys(names ?? {});
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = partOf(row);
    counts.set(key, (counts.get(key) ?? 0) + row.count);
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, name: writeText(nameOf(key), language), count }))
    .toSorted((one, other) =>
      order.indexOf(one.key) - order.indexOf(other.key) || other.count - one.count ||
      one.name.localeCompare(other.name, language)
    );
}

/** So many cases took so many hours. */
interface Took {
  readonly hours: number;
  readonly cases: number;
}

/**
 * The median, to a tenth of an hour, and of how many cases; null of none. Of an even number it lies
 * between the two in the middle.
 */
export function computeMedianHours(
  took: readonly Took[],
): { readonly hours: number | null; readonly cases: number } {
  const rising = took.toSorted((one, other) => one.hours - other.hours);
  const cases = rising.reduce((sum, one) => sum + one.cases, 0);
  if (cases === 0) return { hours: null, cases };
  const middle =
    (hoursOfCase(rising, Math.floor((cases - 1) / 2)) + hoursOfCase(rising, Math.floor(cases / 2))) / 2;
  return { hours: Math.round(middle * 10) / 10, cases };
}

/** The hours of the case before which `n` are shorter. */
function hoursOfCase(rising: readonly Took[], n: number): number {
  let before = 0;
  for (const { hours, cases } of rising) {
    before += cases;
    if (n < before) return hours;
  }
  throw new Error(`There are only ${before} cases`);
}
