import type { TtsVoice } from "#shared/account/rules.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError } from "../../errors.ts";
import { describeFailure } from "../../providers/openai-client.ts";
import type { Speaker } from "../../providers/speech/speaker.ts";
import { publishXp } from "../xp/publish-xp.ts";
import { audioKey } from "./audio-key.ts";
import { giveUpAudio } from "./give-up-audio.ts";
import { settleAudio } from "./queries.ts";
import { removeAudioFile } from "./remove-audio-file.ts";

/** A claim that is paid for, and what is to become of it. */
interface Making {
  readonly id: string;
  readonly text: string;
  readonly voice: TtsVoice;
  readonly speaker: Speaker;
  /** The caller went away: nobody is left to pay. */
  readonly signal: AbortSignal;
}

/**
 * Makes the audio of a claim. False, with the XP given back, when the post or its audio was taken away meanwhile. Throws
 * `unavailable` (503), with the XP given back, when it could not be made.
 */
export async function makeAudio(ctx: MemberCtx, making: Making): Promise<boolean> {
  const { id, text, voice, speaker, signal } = making;
  let settled: Awaited<ReturnType<typeof settleAudio>>;
  try {
    await ctx.providers.storage.put(audioKey(id), await speaker.speak(text, voice, signal));
    signal.throwIfAborted();
    settled = await settleAudio(ctx.sql, id);
  } catch (cause) {
    ctx.log.warn({ error: describeFailure(cause), audioId: id }, "audio could not be made");
    // The database may be what failed: then the claim runs out, and `sweepAudio` gives the XP back.
    await giveUpAudio(ctx, id).catch((err: unknown) => ctx.log.warn({ err }, "XP waits to be given back"));
    throw new AppError(
      "unavailable",
      "The audio could not be made. Your XP has been refunded. Please try again in a moment.",
      { cause },
    );
  }
  if (settled) publishXp(ctx, settled.own_xp);
  else {
    await giveUpAudio(ctx, id);
    // Who gave it up before came too early for a file written since.
    await removeAudioFile(ctx, id);
  }
  return settled !== null;
}
