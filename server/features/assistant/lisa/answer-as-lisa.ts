import type { Ctx } from "../../../context.ts";
import { isPermanent } from "../../../permanent-failure.ts";
import { answerTokens as chatTokens, estimateTokens } from "../prompts/chat-prompt.ts";
import { settleAnswer } from "../answers/settle-answer.ts";
import { lisaPrompt } from "../prompts/lisa-prompt.ts";
import { holdReservation } from "./hold-reservation.ts";
import type { Question } from "./lisa-queries.ts";
import { loadQuestionToLisa, type QuestionToLisa } from "./load-question-to-lisa.ts";
import { chooseLisaModel } from "./choose-lisa-model.ts";
import { reserveLisaAnswer } from "./reserve-lisa-answer.ts";
import { lisaCtx } from "./lisa-ctx.ts";
import { markConversationRead } from "../../messages/thread/mark-read.ts";
import { showTyping } from "../../messages/typing/show-typing.ts";
import { markRefused, refusePrivately } from "./refuse-privately.ts";
import { askModel, type Outcome } from "./ask-model.ts";
import { giveHelp, pointToHelp } from "./give-help.ts";
import { isCrisisByService } from "../../moderation/words-of-crisis.ts";
import { wasLatelyInCrisis } from "./recent-crisis.ts";
import { publishAnswer } from "./publish-answer.ts";
import { remindOfBreak } from "./remind-of-break.ts";
import type { Refusal } from "./reserve-lisa-answer.ts";
import { writePrivately } from "./write-privately.ts";

/** Tokens of an answer, including reasoning. */
const answerTokens = chatTokens / 2;

/**
 * Writes Lisa's answer to the post, comment or message that asked her, once, even if the process
 * ends in between (ai.5). The XP is reserved first and refunded when there is no answer. No
 * database connection is held while the model answers. Throws while another process answers the
 * same question, in an outage and at the signal: the queue retries. A question that can never
 * succeed ends at once with a refund. Words of crisis get help lines first (moderation.11).
 */
export async function answerAsLisa(ctx: Ctx, question: Question, signal: AbortSignal): Promise<void> {
  const asked = await loadQuestionToLisa(ctx, question);
  if (!asked) return;
  const isCrisis = await isCrisisByService(ctx, asked.reading.question.text);
  if (isCrisis) await giveHelp(ctx, asked);
  if (asked.isHarmful) return;
  const refuse = (refusal: Refusal) => refuseUnlessInCrisis(ctx, asked, { refusal, isCrisis });
  const model = await chooseLisaModel(ctx, asked);
  if (!model) return await refuse({ reason: "absent" });
  const { messages, mark } = lisaPrompt(asked.reading);
  const told = estimateTokens(messages.map(({ content }) => content).join());
  const reserved = await reserveLisaAnswer(ctx, asked, { ...model, tokens: told + answerTokens, isCrisis });
  if ("reason" in reserved) return await refuse(reserved);
  if (reserved.outcome === "busy") throw new Error("Lisa's answer is being written elsewhere");
  if (reserved.outcome === "ended") return;
  const { answerId, isWritten, remindsOfBreak } = reserved;
  const request = {
    model: model.name,
    messages,
    mark,
    maxTokens: answerTokens,
    member: asked.asker.id,
  };
  let outcome: Outcome = { state: "complete", written: "" };
  try {
    if (!isWritten) {
      outcome = await runWhileHeld(ctx, asked, signal, async (held) => {
        const written = await askModel(ctx, model.ai, request, held);
        return typeof written === "string" ? await publishAnswer(ctx, asked, { answerId, written }) : written;
      }).catch((error: unknown) => giveUp(ctx, error));
    }
  } finally {
    // Before it is settled, since no attempt follows then, and also when this attempt fails, which
    // may be the last one.
    if (remindsOfBreak) await remindOfBreak(ctx, asked);
  }
  const settled = await settleAnswer(ctx, {
    id: asked.id,
    state: outcome.state,
    content: null,
    level: null,
    isPaid: outcome.state === "complete",
    tokens: isWritten ? null : told + estimateTokens(outcome.written),
  });
  // The process that settled it earlier has said so, or found her answer.
  if (settled?.cost === 0) await apologize(ctx, asked, { state: outcome.state, isCrisis });
}

/** Nobody in a crisis reads of prices, limits or failures: help lines are the answer. */
async function refuseUnlessInCrisis(
  ctx: Ctx,
  asked: QuestionToLisa,
  { refusal, isCrisis }: { readonly refusal: Refusal; readonly isCrisis: boolean },
): Promise<void> {
  if (!isCrisis && !await wasLatelyInCrisis(ctx, asked)) return await refusePrivately(ctx, asked, refusal);
  await pointToHelp(ctx, asked);
  await markRefused(ctx, asked);
}

/**
 * Errors that recur each time end the answer as failed; all others are left to the queue to retry.
 */
function giveUp(ctx: Ctx, err: unknown): Outcome {
  if (!isPermanent(err)) throw err;
  ctx.log.error({ err }, "Lisa can't answer this; its XP goes back");
  return { state: "failed", written: "" };
}

/**
 * Keeps the reservation, and shows the asker that she has read and is typing, while the work runs.
 */
async function runWhileHeld(
  ctx: Ctx,
  { id, asker, place }: QuestionToLisa,
  signal: AbortSignal,
  work: (held: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const reservation = holdReservation(ctx, id);
  const held = () => work(AbortSignal.any([signal, reservation.signal]));
  try {
    if (place) return await held();
    await markConversationRead(lisaCtx(ctx, null), { userId: asker.id, upTo: id });
    return await showTyping(lisaCtx(ctx, null), asker.id, held);
  } finally {
    reservation.release();
  }
}

const apologies = {
  failed: "I couldn't answer just now, and your XP is back with you. Please try again in a little while.",
  withheld:
    "My answer didn't turn out well enough to send, so I've kept it to myself. Your XP is back with you.",
} as const;

/** In the private thread only: others are not told that there is no answer. */
async function apologize(
  ctx: Ctx,
  asked: QuestionToLisa,
  { state, isCrisis }: { readonly state: Outcome["state"]; readonly isCrisis: boolean },
): Promise<void> {
  if (asked.place || state === "complete") return;
  if (isCrisis || await wasLatelyInCrisis(ctx, asked)) return await pointToHelp(ctx, asked);
  await writePrivately(lisaCtx(ctx, asked.asker.filter), asked.asker.id, {
    content: apologies[state],
    key: `${state}:${asked.id}`,
  });
}
