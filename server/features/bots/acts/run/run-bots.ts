import type { Ctx } from "../../../../context.ts";
import { planHours } from "../plan/plan-hours.ts";
import {
  dropLateActs,
  endAct,
  endActsOfDeadProcesses,
  mayBotAct,
  type TakenAct,
  takeNextAct,
} from "./bot-act-queries.ts";
import { worksAt } from "#shared/bots/working-hours.ts";
import { AppError } from "../../../../errors.ts";
import { AiLeaked, AiModelUnknown, AiRefused } from "../../../../providers/ai/ai.ts";
import { worksForNobody } from "../../../../providers/ai/failures/convert-to-ai-failure.ts";
import { describeFailure } from "../../../../providers/describe-failure.ts";
import { makeBotCtx, type Outcome } from "../acting-bot.ts";
import { answerMessage } from "../kinds/answer-message.ts";
import { commentOnPost } from "../kinds/comment-on-post.ts";
import { likeFittingPost } from "../kinds/like-fitting-post.ts";
import { writePost } from "../kinds/write-post.ts";
import { assertWithinBudget } from "../writing/bot-budget.ts";
import { DroppedAct, type DropReason } from "./dropped-act.ts";
import { guardPublishing } from "./guard-publishing.ts";

/** Acts due for longer are dropped, so that an outage causes no flood (bots.2). */
const lateMs = 5 * 60 * 1000;
/** How many acts of one run wait for the model in parallel. */
const atOnce = 4;

/**
 * Draws the hours that begin, and does due acts, earliest first. Runs as a job every minute, and
 * when a member writes to a bot, in any number of processes at once. Each act is taken once. Never
 * rejects because of an act.
 */
export async function runBots(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  await planHours(ctx);
  await endActsOfDeadProcesses(ctx.sql, ctx.clock.now());
  await dropLateActs(ctx.sql, { before: lateBefore(ctx), at: ctx.clock.now() });
  const first = await takeAct(ctx);
  if (!first) return;
  const others = Array.from({ length: atOnce - 1 }, async () => performActs(ctx, await takeAct(ctx), signal));
  await Promise.all([performActs(ctx, first, signal), ...others]);
}

/** Does an act and then all further due ones. */
async function performActs(ctx: Ctx, first: TakenAct | null, signal?: AbortSignal): Promise<void> {
  for (let act = first; act; act = signal?.aborted ? null : await takeAct(ctx)) {
    await performAct(ctx, act, signal);
  }
}

async function takeAct(ctx: Ctx): Promise<TakenAct | null> {
  const process = await ctx.db.processLock.id();
  return await takeNextAct(ctx.sql, { now: ctx.clock.now(), since: lateBefore(ctx), process });
}

const lateBefore = (ctx: Ctx) => new Date(ctx.clock.now().getTime() - lateMs);

/** Does an act, or drops it with a reason. Rejects only when the database is unavailable. */
async function performAct(ctx: Ctx, taken: TakenAct, signal?: AbortSignal): Promise<void> {
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
  const act = { id, bot, signal, ctx: guardPublishing({ ...makeBotCtx(ctx, bot), createdId: id }) };
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
