import type { PageQuery } from "#shared/paging.ts";
import type { Statement } from "#shared/cases/statement-contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { getNextCursor, type KeysetPage, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { getRules } from "../../rules/get-rules.ts";
import { presentStatement } from "./present-statement.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import { type StatementRow, statementRows } from "./statement-queries.ts";

/** The statements of all decisions about the caller, with their appeals (auth.15). */
export async function listStatements(ctx: SessionCtx, query: PageQuery): Promise<Page<Statement>> {
  const page = parseKeysetPage(query);
  const rows = await selectOwnStatements(ctx.sql, ctx.actor.id, page);
  const { rules } = await getRules(ctx);
  const reading = { rules, contactEmail: ctx.config.contactEmail, now: ctx.clock.now() };
  return { items: rows.map((row) => presentStatement(row, reading)), nextCursor: getNextCursor(rows, page) };
}

/**
 * The decisions that limit a member, by `decisions_about_member`, and those about waves that they
 * were in, by `wave_contents_by_member_and_case`.
 */
async function selectOwnStatements(
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
    ${makePageClause(sql, page)}`;
}
