import { msg } from "@lingui/core/runtime-macro";
import type { Statement } from "#shared/cases/statement-contract.ts";
import type { Language } from "#shared/language/languages.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import { getRetentionEnd } from "#shared/retention.ts";
import type { Ctx, RequestCtx, SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { getNextCursor, type KeysetPage, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import { writeText } from "../../../language/write-text.ts";
import { readDecisionToken } from "../../auth/grants/decision-token.ts";
import { getWrittenRules } from "../../rules/get-rules.ts";
import { decisionsAbout } from "../decide/decided-queries.ts";
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
  return await loadStatement(ctx, id, await readMemberOfLink(ctx, id, token));
}

/** Whom a mailed token names. Throws `NotFound` for a forged one, which costs no statement. */
export async function readMemberOfLink(ctx: RequestCtx, id: string, token: string): Promise<string> {
  const memberId = await readDecisionToken(ctx, id, token);
  if (memberId === null) throw statementNotFound();
  return memberId;
}

/** A member's statement, as it is now. Throws `NotFound` when the decision has none for them. */
export async function loadStatement(ctx: Ctx, id: string, memberId: string): Promise<Statement> {
  const row = await selectStatement(ctx.sql, { id, memberId });
  if (!row) throw statementNotFound();
  return presentStatement(row, await readingOf(ctx));
}

/** The error for a decision that the caller may not read. */
export function statementNotFound(): NotFound {
  return new NotFound(msg`Decision not found`);
}

/** The statements of all decisions about the caller, with their appeals (auth.15). */
export async function listStatements(ctx: SessionCtx, query: PageQuery): Promise<Page<Statement>> {
  const page = parseKeysetPage(query);
  const rows = await selectOwnStatements(ctx.sql, ctx.actor.id, page);
  const reading = await readingOf(ctx);
  return { items: rows.map((row) => presentStatement(row, reading)), nextCursor: getNextCursor(rows, page) };
}

/**
 * The decisions that limit a member, by `decisions_about_member`, and those about waves that they
 * were in, by `wave_contents_by_member_and_case`.
 */
async function selectOwnStatements(sql: Sql, memberId: string, page: KeysetPage): Promise<StatementRow[]> {
  const about = sql`d.id = any(array(${decisionsAbout(sql, memberId)})) ${
    page.after ? sql`and d.id < ${page.after}` : sql``
  }`;
  return await sql<StatementRow[]>`
    select own.*
    from (${statementRows(sql, memberId, about)}) as own
    order by own.id desc
    ${makePageClause(sql, page)}`;
}

/** The data that a statement is presented with. */
interface Reading {
  readonly rules: readonly HouseRule[];
  readonly language: Language;
  readonly contactEmail: string;
  readonly now: Date;
}

async function readingOf(ctx: Ctx): Promise<Reading> {
  const { config: { contactEmail }, language, clock } = ctx;
  return { rules: await getWrittenRules(ctx), language, contactEmail, now: clock.now() };
}

function presentStatement(
  { toldAt, appealed, ...row }: StatementRow,
  { rules, language, contactEmail, now }: Reading,
): Statement {
  return {
    ...row,
    decidedAt: row.decidedAt.toISOString(),
    rule: { key: row.rule, title: writeText(getRuleTitle(rules, row.rule), language) },
    until: row.until?.toISOString() ?? null,
    finding: row.finding && { ...row.finding, foundAt: isoOf(row.finding.foundAt) },
    // Every decision of this table is a person's; programs give levels alone (reasons.2).
    isAutomated: false,
    appeal: presentAppeal(appealed, toldAt, now),
    contactEmail,
  };
}

/** A decision can be contested for a while after its member was told (appeals.1). */
function presentAppeal(
  appealed: StatementRow["appealed"],
  toldAt: Date,
  now: Date,
): Statement["appeal"] {
  if (!appealed) {
    const until = getRetentionEnd("appealable", toldAt);
    const isLate = now >= until;
    const none = { words: null, createdAt: null, answeredAt: null, answer: null };
    return { ...none, state: isLate ? "late" : "possible", until: isLate ? null : until.toISOString() };
  }
  const { words, createdAt, answeredAt, answer, isGranted } = appealed;
  const state = answeredAt === null ? "waiting" : isGranted ? "granted" : "refused";
  return {
    state,
    until: null,
    words,
    createdAt: isoOf(createdAt),
    answeredAt: answeredAt && isoOf(answeredAt),
    answer,
  };
}

/** A time that came as JSON has the offset of the database's session. */
function isoOf(time: string): string {
  return new Date(time).toISOString();
}
