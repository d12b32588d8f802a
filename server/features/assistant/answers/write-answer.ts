import type { ModerationLevel } from "#shared/primitives.ts";
import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { MemberCtx } from "../../../context.ts";
import { type Ai, AiLeaked, type ChatRequest } from "../../../providers/ai/ai.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import { tokensOf } from "../prompts/chat-prompt.ts";
import { keepAlive, type Progress } from "./keep-alive.ts";
import type { LiveAnswer } from "./live-answer.ts";
import { endFailed, endSettled } from "./end-answer.ts";
import { sentenceFilter } from "./sentence-filter.ts";
import { settleAnswer } from "./settle-answer.ts";

/** UTF-16 units; a model that goes on and on is cut off there. */
const answerMaxLength = 32_000;

interface Outcome {
  readonly state: "complete" | "stopped" | "failed" | "withheld";
  readonly level: ModerationLevel | null;
}

/**
 * Runs an answer to its end, whoever listens: asks the model, judges, stores and settles it (ai.3). Never rejects, and holds no
 * database connection while the model answers.
 */
export async function writeAnswer(
  ctx: MemberCtx,
  live: LiveAnswer,
  ai: Ai,
  request: ChatRequest,
): Promise<void> {
  const progress = keepAlive(ctx, live);
  try {
    const { state, level } = await outcomeOf(ctx, live, progress, ai.chat(request, live.signal));
    await progress.end();
    const { text } = live;
    const isPaid = (state === "complete" || state === "stopped") && text !== "";
    const content = state === "withheld" ? "" : text;
    const told = request.messages.reduce((sum, message) => sum + tokensOf(message.content), 0);
    const tokens = told + tokensOf(text);
    const done = await settleAnswer(ctx, {
      id: live.start.question.id,
      state,
      content,
      level,
      isPaid,
      tokens,
    });
    if (done) endSettled(live, { state, content, cost: done.cost, xp: done.xp });
    else await endFailed(ctx, live);
  } catch (err) {
    await progress.end();
    ctx.log.error({ err }, "an answer could not be settled; its XP is still to be given back");
    await endFailed(ctx, live);
  }
}

async function outcomeOf(
  ctx: MemberCtx,
  live: LiveAnswer,
  progress: Progress,
  pieces: AsyncIterable<string>,
): Promise<Outcome> {
  const hides = sentenceFilter(ctx.actor.filter);
  try {
    for await (const piece of pieces) {
      live.push(piece);
      progress.grew();
      if (hides(live.text)) return { state: "withheld", level: null };
      if (live.isStopped || live.text.length > answerMaxLength) break;
    }
  } catch (error) {
    if (error instanceof AiLeaked) return { state: "withheld", level: null };
    if (!live.isStopped) {
      ctx.log.warn({ error: describeFailure(error) }, "an answer failed");
      return await judged(ctx, live, "failed");
    }
  }
  if (live.isStopped) return await judged(ctx, live, "stopped");
  return await judged(ctx, live, live.text.trim() ? "complete" : "failed");
}

/** The whole, judged by the moderator. */
async function judged(ctx: MemberCtx, live: LiveAnswer, state: Outcome["state"]): Promise<Outcome> {
  if (!live.text.trim()) return { state, level: null };
  const { level } = await classify(ctx, { text: live.text });
  return { state: isLevelVisible(level, ctx.actor.filter) ? state : "withheld", level };
}
