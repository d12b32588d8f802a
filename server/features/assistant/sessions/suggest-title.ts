import { msg } from "@lingui/core/runtime-macro";
import { AppError, Conflict } from "../../../errors.ts";
import type { MemberCtx } from "../../../context.ts";
import { AiModelUnknown, AiResting } from "../../../providers/ai/ai.ts";
import { countSecondsUntil } from "../../../providers/ai/failures/convert-to-ai-failure.ts";
import { formatResting } from "../../../providers/ai/failures/format-failure.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import { requireAi } from "../model-price.ts";
import { loadChatSession } from "./load-chat-session.ts";
import { makeTitle, titleRequest } from "./make-title.ts";
import { selectTitlePairs } from "./title-queries.ts";

/**
 * A title for one of the actor's chats from its latest messages, without cost. Throws `NotFound`,
 * `Conflict` before the first answer, `ai_not_configured` and `unavailable` (503).
 */
export async function suggestTitle(
  ctx: MemberCtx,
  id: string,
  signal: AbortSignal,
): Promise<{ title: string }> {
  await loadChatSession(ctx, id);
  const pairs = await selectTitlePairs(ctx.sql, id);
  const request = titleRequest(ctx, ctx.actor.id, pairs);
  requireAi(ctx, request.model);
  if (pairs.length === 0) throw new Conflict("conflict", msg`There is nothing to name this chat after yet.`);
  const title = await makeTitle(ctx, request, { filter: ctx.actor.filter, signal }).catch(
    (cause: unknown) => {
      // The provider has told the log of a model that the service doesn't have.
      const isToldOf = cause instanceof AiModelUnknown;
      if (!isToldOf) ctx.log.warn({ error: describeFailure(cause) }, "no title was suggested");
      throw noTitle(cause, ctx.clock.now());
    },
  );
  if (title === null) throw noTitle(null, ctx.clock.now());
  return { title };
}

function noTitle(cause: unknown, now: Date): AppError {
  if (cause instanceof AiResting) {
    const retryAfter = countSecondsUntil(cause.until, now);
    return new AppError("unavailable", formatResting(retryAfter), { cause, retryAfter });
  }
  return new AppError("unavailable", msg`No title came to mind. Please try again in a moment.`, { cause });
}
