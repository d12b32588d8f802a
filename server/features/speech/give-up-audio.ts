import type { Deps } from "../../context.ts";
import { refundXp } from "../xp/refund-xp.ts";
import { failAudio } from "./queries.ts";
import { removeAudioFile } from "./remove-audio-file.ts";

type Given = Pick<Deps, "db" | "clock" | "providers" | "log">;

/**
 * Gives a claim up: nobody settles it any more, its XP goes back once, its file and row go. Each step can be done again, so
 * whoever dies in between leaves the rest to `sweepAudio`. Audio that is ready stays.
 */
export async function giveUpAudio(deps: Given, audioId: string): Promise<void> {
  const failed = await failAudio(deps.db.sql, audioId);
  if (!failed) return;
  if (failed.member_id) {
    const { clock, db: { sql } } = deps;
    await refundXp({ sql, clock }, { memberId: failed.member_id, reason: "tts", key: audioId });
  }
  await removeAudioFile(deps, audioId);
}
