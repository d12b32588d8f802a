import type { AppealState, Statement } from "#shared/cases/statement-contract.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import { retention } from "#shared/retention.ts";
import type { Ctx, RequestCtx, SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { getNextCursor, type KeysetPage, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import { readDecisionToken } from "../../auth/grants/decision-token.ts";
import { getRules } from "../../rules/get-rules.ts";
import { selectStatement, type StatementRow, statementRows } from "./statement-queries.ts";

/** Why a decision about the caller was made (reasons.1). Throws `NotFound` for everybody else. */
export async function getStatement(ctx: SessionCtx, id: string): Promise<Statement> {
  return await loadStatement(ctx, id, ctx.actor.id);
}

/** The same for the member whom a mailed token names, without a session. Throws `NotFound`. */
export async function getStatementByLink(
  ctx: RequestCtx,
  { id, token }: { id: string; token: string },
): Promise<Statement> {
  const memberId = await readDecisionToken(ctx, id, token);
  // A forged token costs no statement.
  if (memberId === null) throw statementNotFound();
  return await loadStatement(ctx, id, memberId);
}

/** A member's statement, as it is now. Throws `NotFound` when the decision has none for them. */
export async function loadStatement(ctx: Ctx, id: string, memberId: string): Promise<Statement> {
  const row = await selectStatement(ctx.sql, { id, memberId });
  if (!row) throw statementNotFound();
  const { rules } = await getRules(ctx);
  return presentStatement(row, { rules, contactEmail: ctx.config.contactEmail, now: ctx.clock.now() });
}

/** The error for a decision that the caller may not read. */
export function statementNotFound(): NotFound {
  return new NotFound("Decision not found");
}

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

const dayMs = 24 * 60 * 60 * 1000;

/** The data that a statement is presented with. */
interface Reading {
  readonly rules: readonly HouseRule[];
  readonly contactEmail: string;
  readonly now: Date;
}

function presentStatement(row: StatementRow, { rules, contactEmail, now }: Reading): Statement {
  return {
    id: row.id,
    member: { id: row.member_id, username: row.username },
    decidedAt: row.decided_at.toISOString(),
    decision: row.decision,
    subject: { kind: row.kind, excerpt: row.excerpt, path: row.path },
    rule: { key: row.rule, title: getRuleTitle(rules, row.rule) },
    reason: row.reason,
    level: row.level,
    formerLevel: row.former_level,
    days: row.days,
    until: row.until?.toISOString() ?? null,
    removesContent: row.removes_content,
    stoppedPromotions: row.stopped_promotions,
    origin: row.origin,
    finding: row.finding && { ...row.finding, foundAt: new Date(row.finding.foundAt).toISOString() },
    // Every decision of this table is a person's; programs give levels alone (reasons.2).
    isAutomated: false,
    isHeld: row.is_in_force,
    appeal: presentAppeal(row, now),
    contactEmail,
  };
}

function presentAppeal(row: StatementRow, now: Date): Statement["appeal"] {
  const until = appealableUntil(row);
  const state = appealStateOf(row, now);
  return {
    state,
    until: state === "possible" ? until.toISOString() : null,
    words: row.appeal_words,
    createdAt: row.appealed_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
  };
}

/** Until when a decision can be contested (appeals.1). */
function appealableUntil({ told_at: at }: StatementRow): Date {
  return new Date(at.getTime() + retention.appealable.days * dayMs);
}

function appealStateOf(row: StatementRow, now: Date): AppealState {
  if (row.appealed_at === null) return now < appealableUntil(row) ? "possible" : "late";
  if (row.answered_at === null) return "waiting";
  return row.is_granted ? "granted" : "refused";
}
