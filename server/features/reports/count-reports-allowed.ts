import { reportsPerDay } from "#shared/reports/contract.ts";
import type { MemberCtx } from "../../context.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * How many reports a member may file in a day: one fewer for each that was found wrong the day
 * before, but always as many as are urgent by their reason (cases.11).
 */
export async function countReportsAllowed({ sql, actor, clock }: MemberCtx): Promise<number> {
  const record = await selectWrongReports(sql, actor.id);
  return Math.max(
    reportsPerDay.least,
    reportsPerDay.most - (record ? countWrongYesterday(record, clock.now()) : 0),
  );
}

/** How many reports of a member were found wrong on the latest such day, and the day before. */
interface WrongReports {
  readonly wrong_on: string | null;
  readonly wrong_that_day: number;
  readonly wrong_day_before: number;
}

/** How many of them were found wrong yesterday, in UTC. */
export function countWrongYesterday(
  { wrong_on, wrong_that_day, wrong_day_before }: WrongReports,
  at: Date,
): number {
  if (wrong_on === dayOf(at)) return wrong_day_before;
  return wrong_on === dayOf(new Date(at.getTime() - 24 * 60 * 60_000)) ? wrong_that_day : 0;
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

async function selectWrongReports(sql: Sql, memberId: string): Promise<WrongReports | null> {
  const [row] = await sql<WrongReports[]>`
    select to_char(wrong_on, 'YYYY-MM-DD') as wrong_on, wrong_that_day, wrong_day_before
    from reporter_records
    where member_id = ${memberId}`;
  return row ?? null;
}
