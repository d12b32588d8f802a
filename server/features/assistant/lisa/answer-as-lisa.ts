import { msg } from "@lingui/core/runtime-macro";
import type { Ctx } from "../../../context.ts";
import { isPermanent } from "../../../permanent-failure.ts";
import { estimateTokens } from "../prompts/chat-prompt.ts";
import { settleAnswer } from "../answers/settle-answer.ts";
import type { Question } from "./lisa-queries.ts";
import { loadQuestionToLisa, type QuestionToLisa } from "./load-question-to-lisa.ts";
import { answerTokens, isFree, reserveLisaAnswer } from "./reserve-lisa-answer.ts";
import { makeLisaCtx } from "./lisa-ctx.ts";
import { markConversationRead } from "../../messages/thread/mark-read.ts";
import { showTyping } from "../../messages/typing/show-typing.ts";
import { markRefused, refusePrivately } from "./refuse-privately.ts";
import { askModel, type Outcome } from "./ask-model.ts";
import { giveHelp, pointToHelp, sendHelpPrivately } from "./give-help.ts";
import { type Crisis, isCrisisByService } from "../../moderation/words-of-crisis.ts";
import { findRecentCrisis } from "./recent-crisis.ts";
import { publishAnswer } from "./publish-answer.ts";
import { writePrivately } from "./write-privately.ts";
import { breakReminder } from "#shared/assistant/break-reminder.ts";
import type { Text } from "#shared/language/text.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import { writeText } from "../../../language/write-text.ts";
import { withoutModeration } from "../../moderation/without-moderation.ts";
import { keepProgress } from "../answers/alive/heartbeat-queries.ts";
import { getHeartbeatDeadline } from "../answers/alive/heartbeat-deadline.ts";

const everyMs = 10_000;

/**
 * Extends the reservation while this process works on the answer, until `release`. The signal fires
 * when the answer no longer belongs to it.
 */
function holdReservation(ctx: Ctx, id: string): { readonly signal: AbortSignal; release(): void } {
  const lost = new AbortController();
  const keep = async () => {
    const kept = await keepProgress(ctx.sql, {
      id,
      content: null,
      expiresAt: getHeartbeatDeadline(ctx.clock.now()),
    });
    if (!kept) lost.abort();
  };
  const timer = setInterval(() => {
    keep().catch((err: unknown) => ctx.log.warn({ err }, "an answer of Lisa's was not kept alive"));
  }, everyMs);
  return { signal: lost.signal, release: () => clearInterval(timer) };
}

/**
 * Writes Lisa's answer to the post, comment or message that asked her, once, even if the process
 * ends in between (ai.5). The XP is reserved first and refunded when there is no answer. No
 * database connection is held while the model answers. Throws while another process answers the
 * same question, in an outage and at the signal: the queue retries. A question that can never
 * succeed ends at once with a refund. Words of crisis get help lines first (moderation.11), and
 * then free answers (ai.26).
 */
export async function answerAsLisa(job: Ctx, question: Question, signal: AbortSignal): Promise<void> {
  const asked = await loadQuestionToLisa(job, question);
  if (!asked) return;
  const ctx = { ...job, language: getMemberLanguage(asked.asker.language) };
  const isCrisis = await isCrisisByService(ctx, asked.reading.question.text);
  if (isCrisis) await giveHelp(ctx, asked);
  if (asked.isHarmful) return;
  const own = isCrisis ? asked.reading.question.text : null;
  const around = { memberId: asked.asker.id, postId: asked.place?.postId ?? null, own };
  const crisis = await findRecentCrisis(ctx, around);
  const reserved = await reserveLisaAnswer(ctx, asked, { crisis, isCrisis });
  // Nobody in a crisis reads of prices, limits or failures: help lines are the answer.
  if ("reason" in reserved && (crisis || reserved.reason === "free")) {
    await pointToHelp(ctx, asked);
    return await markRefused(ctx, asked);
  }
  if ("reason" in reserved) return await refusePrivately(ctx, asked, reserved);
  const { answering, model, prompt, told, started } = reserved;
  if (started.outcome === "busy") throw new Error("Lisa's answer is being written elsewhere");
  if (started.outcome === "ended") return;
  const { answerId, isWritten, remindsOfBreak } = started;
  const request = {
    model: model.name,
    ...prompt,
    maxTokens: answerTokens,
    member: asked.asker.id,
  };
  let outcome: Outcome = { state: "complete", written: "" };
  try {
    if (!isWritten) {
      outcome = await runWhileHeld(ctx, asked, signal, async (held) => {
        const written = await askModel(ctx, model.ai, request, held);
        if ("state" in written) return written;
        const { text, isBroken } = written;
        // To somebody in danger nothing is said that is not fit for everybody.
        const filter = isFree(model) ? "top" : asked.asker.filter;
        return { ...await publishAnswer(ctx, answering, { answerId, written: text, filter }), isBroken };
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
    isPaid: outcome.state === "complete" && !outcome.isBroken,
    isBroken: outcome.isBroken ?? false,
    tokens: isWritten ? null : told + estimateTokens(outcome.written),
  });
  // The process that settled it earlier has said so, or found her answer.
  if (settled && !settled.isPaid) await apologize(ctx, asked, { ...outcome, crisis });
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
    await markConversationRead(makeLisaCtx(ctx, null), { userId: asker.id, upTo: id });
    return await showTyping(makeLisaCtx(ctx, null), asker.id, held);
  } finally {
    reservation.release();
  }
}

const apologies = {
  failed: (why: Text) => [msg`I couldn't answer just now, and your XP is back with you.`, why],
  withheld: () => [
    msg`My answer didn't turn out well enough to send, so I've kept it to myself.`,
    msg`Your XP is back with you.`,
  ],
} as const;

/** In the private thread only: others are not told that there is no answer. */
async function apologize(
  ctx: Ctx,
  asked: QuestionToLisa,
  { state, why, crisis }: Pick<Outcome, "state" | "why"> & { readonly crisis: Crisis | null },
): Promise<void> {
  if (state === "complete") return;
  if (crisis && asked.place) return await sendHelpPrivately(ctx, asked.asker.id, asked.id);
  if (crisis) return await pointToHelp(ctx, asked);
  if (asked.place) return;
  await writePrivately(makeLisaCtx(ctx, asked.asker.filter), asked.asker.id, {
    content: writeText(apologies[state](why ?? msg`Please try again in a little while.`), ctx.language),
    key: `${state}:${asked.id}`,
  });
}

/**
 * Tells the asker to take a break, once for each question (ai.12). In private, also after a
 * comment: others are not told the member's age.
 */
async function remindOfBreak(ctx: Ctx, { id, asker }: QuestionToLisa): Promise<void> {
  const text = [
    breakReminder.lisa,
    ...asker.has_given_birth_date ? [] : [breakReminder.settings(`${ctx.config.publicUrl}/settings`)],
  ];
  await writePrivately(withoutModeration(makeLisaCtx(ctx, "none")), asker.id, {
    content: writeText(text, ctx.language),
    key: `break:${id}`,
  });
}
