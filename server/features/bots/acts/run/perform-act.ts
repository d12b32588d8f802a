import { worksAt } from "#shared/bots/working-hours.ts";
import type { Ctx } from "../../../../context.ts";
import { AppError } from "../../../../errors.ts";
import { AiLeaked, AiModelUnknown, AiRefused } from "../../../../providers/ai/ai.ts";
import { worksForNobody } from "../../../../providers/ai/as-ai-failure.ts";
import { describeFailure } from "../../../../providers/describe-failure.ts";
import { botCtx, type Outcome } from "../acting-bot.ts";
import { answerMessage } from "../kinds/answer-message.ts";
import { commentOnPost } from "../kinds/comment-on-post.ts";
import { likeFittingPost } from "../kinds/like-fitting-post.ts";
import { writePost } from "../kinds/write-post.ts";
import { assertWithinBudget } from "../writing/bot-budget.ts";
import { endAct, mayBotAct, type TakenAct } from "./bot-act-queries.ts";
import { DroppedAct, type DropReason } from "./dropped-act.ts";
import { guardPublishing } from "./guard-publishing.ts";

/** Does an act, or drops it with a reason. Rejects only when the database is unavailable. */
export async function performAct(ctx: Ctx, taken: TakenAct, signal?: AbortSignal): Promise<void> {
  const { id } = taken;
  try {
    const outcome = await runAct(ctx, taken, signal);
    await endAct(ctx.sql, { id, reason: null, ...outcome, at: ctx.clock.now() });
  } catch (error) {
    const reason = dropReasonOf(error);
    if (reason === "failed") ctx.log.warn({ error: describeFailure(error), act: id }, "a bot's act failed");
    await endAct(ctx.sql, { id, reason, at: ctx.clock.now() });
  }
}

async function runAct(ctx: Ctx, taken: TakenAct, signal?: AbortSignal): Promise<Outcome> {
  const { id, bot, hours } = taken;
  // A change of the hours after the act was drawn applies at once.
  const works = worksAt(hours, ctx.clock.now());
  if (!works || !await mayBotAct(ctx.sql, bot.id)) throw new DroppedAct("off");
  const act = { id, bot, signal, ctx: guardPublishing({ ...botCtx(ctx, bot), createdId: id }) };
  if (taken.kind === "message") {
    await answerMessage(act, taken, ctx);
    return {};
  }
  await assertWithinBudget(ctx);
  if (taken.kind === "post") return await writePost(act);
  if (taken.kind === "comment") return await commentOnPost(act);
  return await likeFittingPost(act);
}

/** A verb's refusal, e.g. of a post that was deleted meanwhile, is not an error of ours. */
function dropReasonOf(error: unknown): DropReason {
  if (error instanceof DroppedAct) return error.reason;
  // Nothing is served until an operator corrects the model's name or pays; no text was at fault.
  if (error instanceof AiModelUnknown) return "not_configured";
  if (worksForNobody(error)) return "failed";
  const isRefusal = error instanceof AiRefused || error instanceof AiLeaked ||
    error instanceof AppError && error.status < 500;
  return isRefusal ? "refused" : "failed";
}
