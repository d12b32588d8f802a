import {
  type Counted,
  type CountedNumber,
  countedNumbers,
  type ModerationNumbers,
  type MonthNumbers,
  type NumberPart,
} from "#shared/cases/numbers-contract.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import type { Ctx } from "../../../context.ts";
import { getRules } from "../../rules/get-rules.ts";
import {
  appealNames,
  decisionNames,
  harmless,
  levelNames,
  numberDefinitions,
  reporterNames,
} from "./number-words.ts";
import { type NumberRow, selectKeptNumbers, selectLoweredLevels } from "./number-queries.ts";

/** The number of months that are counted before the present one. */
const formerMonths = 12;

type Division = Counted["divisions"][number];
type Rows = readonly NumberRow[];

/** A month, and of how many cases its median is. */
export interface CountedMonth extends MonthNumbers {
  readonly hoursOf: number;
}

type NumbersCtx = Pick<Ctx, "sql" | "clock">;

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
  const [{ rules }, kept, levels] = await Promise.all([
    getRules(ctx),
    selectKeptNumbers(ctx.sql, since),
    selectLoweredLevels(ctx.sql, since),
  ]);
  const rows = Map.groupBy(
    [...kept, ...levels.map((row) => ({ ...row, number: "levels" as const }))],
    ({ month, number }) => `${month} ${number}`,
  );
  const numbers = months.map((month, ago): CountedMonth => {
    const rowsOf = (number: CountedNumber | "hours") => rows.get(`${month} ${number}`) ?? [];
    const counted = countedNumbers.map((key) => [key, divided(key, rowsOf(key), rules)]);
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
  return { months: numbers.slice(0, numbers.findLastIndex((month) => !isEmpty(month)) + 1), definitions };
}

const definitions = [...countedNumbers, "hours" as const].map((key) => ({ key, ...numberDefinitions[key] }));

/** YYYY-MM, in UTC. */
function monthBefore(now: Date, ago: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7);
}

function divided(key: CountedNumber, rows: Rows, rules: readonly HouseRule[]): Counted {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return { total, divisions: divisionsOf[key](rows, rules) };
}

const divisionsOf: Readonly<
  Record<CountedNumber, (rows: Rows, rules: readonly HouseRule[]) => Division[]>
> = {
  reports: (rows, rules) => [
    byRule(rows, ({ first }) => first, rules),
    named("reporter", rows, ({ second }) => second === "true" ? "stranger" : "member", reporterNames),
  ],
  decisions: (rows, rules) => [
    named("decision", rows, ({ first }) => first, decisionNames),
    // No violation and help offered name a rule too, which nobody broke.
    byRule(rows, ({ first, second }) => isHarmless(first) ? "no_violation" : second, rules),
  ],
  levels: (rows) => [named("level", rows, ({ first }) => first, levelNames)],
  appeals: (rows) => [named("outcome", rows, ({ first }) => first, appealNames)],
};

function isHarmless(decision: string): boolean {
  return harmless.some((kind) => kind === decision);
}

/** The counts by part, the largest first. */
function partsOf(
  rows: Rows,
  keyOf: (row: NumberRow) => string,
  nameOf: (key: string) => string,
): NumberPart[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    counts.set(key, (counts.get(key) ?? 0) + row.count);
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, name: nameOf(key), count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

function byRule(rows: Rows, keyOf: (row: NumberRow) => string, rules: readonly HouseRule[]): Division {
  const nameOf = (key: string) => key === "no_violation" ? "No rule broken" : getRuleTitle(rules, key);
  return { by: "rule", parts: partsOf(rows, keyOf, nameOf) };
}

/** Parts in the order of their names. */
function named(
  by: string,
  rows: Rows,
  keyOf: (row: NumberRow) => string,
  names: Readonly<Record<string, string>>,
): Division {
  const order = Object.keys(names);
  const parts = partsOf(rows, keyOf, (key) => names[key] ?? key);
  return {
    by,
    parts: parts.toSorted((one, other) => order.indexOf(one.key ?? "") - order.indexOf(other.key ?? "")),
  };
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
