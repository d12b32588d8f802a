import type { Ctx } from "../../context.ts";
import { refundXp } from "../xp/refund-xp.ts";
import { failAudio } from "./queries.ts";
import { removeAudioFile } from "./remove-audio-file.ts";

/**
 * Gives a claim up: nobody settles it any more, its XP goes back once, its file and row go. Each step can be done again, so
 * whoever dies in between leaves the rest to `sweepAudio`. Audio that is ready stays.
 */
export async function giveUpAudio(ctx: Ctx, audioId: string): Promise<void> {
  const failed = await failAudio(ctx.sql, audioId);
  if (!failed) return;
  if (failed.member_id) {
    await refundXp(ctx, { memberId: failed.member_id, reason: "tts", key: audioId });
  }
  await removeAudioFile(ctx, audioId);
}
