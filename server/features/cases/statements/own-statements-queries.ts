import type { KeysetPage } from "../../../db/id-cursor.ts";
import { pageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import { type StatementRow, statementRows } from "./statement-queries.ts";

/**
 * The decisions that limit a member, by `decisions_about_member`, and those about waves that they
 * were in, by `wave_contents_by_member_and_case`.
 */
export async function selectOwnStatements(
  sql: Sql,
  memberId: string,
  page: KeysetPage,
): Promise<StatementRow[]> {
  const about = sql`d.id = any(array(
    select id from decisions where member_id = ${memberId}
    union
    select decided.id
    from wave_contents w
    join decisions decided on decided.case_id = w.case_id
    where w.member_id = ${memberId}
  )) ${page.after ? sql`and d.id < ${page.after}` : sql``}`;
  return await sql<StatementRow[]>`
    select own.*
    from (${statementRows(sql, memberId, about)}) as own
    order by own.id desc
    ${pageClause(sql, page)}`;
}
