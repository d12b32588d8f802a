import { reportsPerDay } from "#shared/reports/contract.ts";
import type { MemberCtx } from "../../context.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * How many reports a member may file in a day: one fewer for each that was found wrong the day
 * before, but always as many as are urgent by their reason (cases.11).
 */
export async function countReportsAllowed({ sql, actor, clock }: MemberCtx): Promise<number> {
  const wrong = await selectWrongYesterday(sql, actor.id, clock.now());
  return Math.max(reportsPerDay.least, reportsPerDay.most - wrong);
}

/** How many reports of a member were found wrong yesterday, in UTC. */
async function selectWrongYesterday(sql: Sql, memberId: string, at: Date): Promise<number> {
  const [row] = await sql<{ wrong: number | null }[]>`
    select wrong_reports_yesterday(${memberId}::uuid, ${at}::timestamptz) as wrong`;
  return row?.wrong ?? 0;
}
