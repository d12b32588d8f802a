import type { Ctx } from "../../context.ts";
import { publishXp } from "../xp/publish-xp.ts";
import { failAudio } from "./audio-queries.ts";
import { removeAudioFile } from "./remove-audio-file.ts";

/**
 * Abandons a claim and refunds its XP, in one statement, and deletes its file and row. Each step
 * can be repeated, so a crash in between leaves the rest to `sweepAudio`. Ready audio stays.
 */
export async function refundFailedAudio(ctx: Ctx, audioId: string): Promise<void> {
  const failed = await failAudio(ctx.sql, { id: audioId, at: ctx.clock.now() });
  if (!failed) return;
  publishXp(ctx, failed.own_xp);
  await removeAudioFile(ctx, audioId);
}
