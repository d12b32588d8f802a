import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { newAnswer } from "#shared/cases/answer-contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { publishEffects } from "../decide/publish-effects.ts";
import { makeRefusal } from "../decide/refuse-decision.ts";
import { getCase, type WholeCase } from "../queue/get-case.ts";
import { answer } from "./appeal-queries.ts";

/**
 * Answers an appeal that the moderator holds (appeals.2). Granted, what the decision took comes
 * back in one statement with the audit row; a job tells the member. It is final. Throws `Conflict`
 * when somebody else holds it or answered it, and `Forbidden` by roles.2 and for who decided.
 */
export async function answerAppeal(
  ctx: SessionCtx,
  caseId: string,
  { grants, reason }: z.output<typeof newAnswer>,
): Promise<WholeCase> {
  const { refusal, effects = [], notified = [] } = await answer(ctx.sql, {
    id: ctx.createdId ?? uuidv7(),
    caseId,
    actorId: ctx.actor.id,
    actorUsername: ctx.actor.username,
    admins: ctx.config.adminEmails,
    grants,
    reason,
    at: ctx.clock.now().toISOString(),
  });
  if (refusal) throw makeRefusal(refusal);
  ctx.jobs.added();
  publishEffects(ctx, caseId, { effects, notified });
  return await getCase(ctx, caseId);
}
