import { uuidv7 } from "uuidv7";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { retention } from "#shared/retention.ts";
import type { RequestCtx, SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { readDecisionToken } from "../../auth/grants/decision-token.ts";
import { loadStatement, statementNotFound } from "../statements/get-statement.ts";
import { type Appealed, makeAppeal } from "./appeal-queries.ts";

interface NewAppeal {
  readonly id: string;
  readonly words: string;
}

/**
 * Contests a decision about the caller (appeals.1): its case waits in the queue from then on.
 * Throws `NotFound` for everybody else, and `Conflict` when it was contested before or it is too
 * late.
 */
export async function appeal(ctx: SessionCtx, given: NewAppeal): Promise<Statement> {
  return await appealFor(ctx, ctx.actor.id, given);
}

/** The same for the member whom a mailed token names, without a session. */
export async function appealByLink(
  ctx: RequestCtx,
  { token, ...given }: NewAppeal & { readonly token: string },
): Promise<Statement> {
  const memberId = await readDecisionToken(ctx, given.id, token);
  // A forged token costs no statement.
  if (memberId === null) throw statementNotFound();
  return await appealFor(ctx, memberId, given);
}

async function appealFor(ctx: RequestCtx, memberId: string, { id, words }: NewAppeal): Promise<Statement> {
  const caseId = uuidv7();
  const done = await makeAppeal(ctx.sql, {
    id: ctx.createdId ?? uuidv7(),
    caseId,
    decisionId: id,
    memberId,
    words,
    days: retention.appealable.days,
    at: ctx.clock.now().toISOString(),
  });
  if (done === "absent") throw statementNotFound();
  if (done !== "made") throw new Conflict("conflict", refusals[done]);
  ctx.publish({ type: "case_changed", caseId });
  return await loadStatement(ctx, id, memberId);
}

const refusals: Readonly<Record<Exclude<Appealed, "made" | "absent">, string>> = {
  early: "This decision can still be taken back. You can contest it in ten minutes.",
  again: "You have contested this decision before, which is possible only once.",
  late: "This decision can no longer be contested: six months have passed.",
};
