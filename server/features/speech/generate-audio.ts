import type { TtsVoice } from "#shared/speech/speech-price-and-voices.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError } from "../../errors.ts";
import { describeFailure } from "../../providers/describe-failure.ts";
import { AiModelUnknown, AiResting, AiUnavailable } from "../../providers/ai/ai.ts";
import { secondsUntil } from "../../providers/ai/as-ai-failure.ts";
import { sentenceOfFailure } from "../../providers/ai/failures/sentence-of-failure.ts";
import { markMp3 } from "../../providers/speech/mark-mp3.ts";
import type { Speaker } from "../../providers/speech/speaker.ts";
import { publishXp } from "../xp/publish-xp.ts";
import { audioKey } from "./audio-key.ts";
import { refundFailedAudio } from "./refund-failed-audio.ts";
import { settleAudio } from "./audio-queries.ts";
import { removeAudioFile } from "./remove-audio-file.ts";

/** A paid claim, and the text to generate. */
interface Making {
  readonly id: string;
  readonly text: string;
  readonly voice: TtsVoice;
  readonly speaker: Speaker;
  /** Fires when the caller leaves. */
  readonly signal: AbortSignal;
}

/**
 * Generates the audio of a claim, marked as made by a model (speech.4). Returns false, with a
 * refund, when the post or its audio was deleted meanwhile. Throws `unavailable` (503), with a
 * refund, when the generation failed.
 */
export async function generateAudio(ctx: MemberCtx, making: Making): Promise<boolean> {
  const { id, text, voice, speaker, signal } = making;
  let settled: Awaited<ReturnType<typeof settleAudio>>;
  try {
    const spoken = await speaker.speak(text, voice, signal, ctx.actor.id);
    await ctx.providers.storage.put(audioKey(id), markMp3(spoken));
    signal.throwIfAborted();
    settled = await settleAudio(ctx.sql, id);
  } catch (cause) {
    // The provider has told the log of a model that the service doesn't have.
    const isToldOf = cause instanceof AiModelUnknown;
    const error = cause instanceof AiUnavailable ? cause.message : describeFailure(cause);
    if (!isToldOf) ctx.log.warn({ error, audioId: id }, "audio could not be generated");
    const refund = await refundFailedAudio(ctx, id).then(() => "has been refunded", (err: unknown) => {
      // If the database failed, the claim expires and `sweepAudio` refunds the XP.
      ctx.log.warn({ err }, "XP is still to be refunded");
      return "will be refunded in a few minutes";
    });
    throw failureOf(cause, refund, ctx.clock.now());
  }
  if (settled) publishXp(ctx, settled.own_xp);
  else {
    await refundFailedAudio(ctx, id);
    // An earlier abandonment could not delete the file, which was written later.
    await removeAudioFile(ctx, id);
  }
  return settled !== null;
}

function failureOf(cause: unknown, refund: string, now: Date): AppError {
  const why = sentenceOfFailure(cause, "audio", now);
  const message = why === null
    ? `The audio could not be generated. Your XP ${refund}. Please try again in a moment.`
    : `${why} Your XP ${refund}.`;
  const retryAfter = cause instanceof AiResting ? { retryAfter: secondsUntil(cause.until, now) } : {};
  return new AppError("unavailable", message, { cause, ...retryAfter });
}
