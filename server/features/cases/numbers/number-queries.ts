import type { CountedNumber } from "#shared/cases/numbers/numbers-contract.ts";
import type { Sql } from "../../../db/open-database.ts";

/** How often something happened in a month; `first` and `second` divide it, or are ''. */
export interface NumberRow {
  /** YYYY-MM */
  readonly month: string;
  readonly first: string;
  readonly second: string;
  readonly count: number;
}

interface KeptRow extends NumberRow {
  readonly number: Exclude<CountedNumber, "levels"> | "hours";
}

/**
 * Reports by rule and 'true' for one without an account, decisions by what was decided and by rule,
 * appeals by what came of them, and cases by rounded hours to their first decision: each since the
 * begin of a month in UTC. See moderation_numbers_by_month.
 */
export function selectKeptNumbers(sql: Sql, since: Date): Promise<KeptRow[]> {
  return sql<KeptRow[]>`
    select to_char(month, 'YYYY-MM') as month, number, first, second, count
    from moderation_numbers_by_month(${since})`;
}

/** Contents whose level a machine lowered, by level. `count_lowered_levels` counts them. */
export function selectLoweredLevels(sql: Sql, since: Date): Promise<NumberRow[]> {
  return sql<NumberRow[]>`
    select to_char(l.day, 'YYYY-MM') as month, level.name as first, '' as second, sum(level.count)::integer as count
    from lowered_levels l
    cross join lateral (values ('high', l.high), ('low', l.low), ('none', l.none)) as level (name, count)
    where l.day >= (${since}::timestamptz at time zone 'utc')::date
    group by 1, 2`;
}
