import type { Ctx } from "../../context.ts";
import { refundXp } from "../xp/refund-xp.ts";
import { failAudio } from "./audio-queries.ts";
import { removeAudioFile } from "./remove-audio-file.ts";

/**
 * Abandons a claim: refunds its XP once, and deletes its file and row. Each step can be repeated, so
 * a crash in between leaves the rest to `sweepAudio`. Ready audio stays.
 */
export async function refundFailedAudio(ctx: Ctx, audioId: string): Promise<void> {
  const failed = await failAudio(ctx.sql, audioId);
  if (!failed) return;
  if (failed.member_id) {
    await refundXp(ctx, { memberId: failed.member_id, reason: "tts", key: audioId });
  }
  await removeAudioFile(ctx, audioId);
}
