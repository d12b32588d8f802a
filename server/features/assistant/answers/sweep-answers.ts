import type { Ctx } from "../../../context.ts";
import { selectExpired } from "./answer-queries.ts";
import { settleAnswer } from "./settle-answer.ts";

const batch = 100;

/**
 * Refunds the XP of an answer whose process has died, and keeps the text so far. Does nothing while
 * the process lives.
 */
export async function giveUpExpired(ctx: Ctx, questionId: string): Promise<void> {
  await settleAnswer(ctx, {
    id: questionId,
    state: "failed",
    content: null,
    level: null,
    isPaid: false,
    tokens: null,
    expiredAt: ctx.clock.now(),
  });
}

/**
 * Runs `giveUpExpired` for all expired answers, as a job every minute. Throws an error only after
 * all were tried.
 */
export async function sweepAnswers(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await selectExpired(ctx.sql, ctx.clock.now(), batch)) {
    if (signal?.aborted) break;
    await giveUpExpired(ctx, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
