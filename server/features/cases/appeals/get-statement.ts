import type { Statement } from "#shared/cases/statement-contract.ts";
import type { Ctx, RequestCtx, SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { readDecisionToken } from "../../auth/grants/decision-token.ts";
import { getRules } from "../../rules/get-rules.ts";
import { presentStatement } from "./present-statement.ts";
import { selectStatement } from "./statement-queries.ts";

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
