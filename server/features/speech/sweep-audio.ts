import type { Ctx } from "../../context.ts";
import { giveUpAudio } from "./give-up-audio.ts";
import { selectUnsettled } from "./queries.ts";
import { removeAudioFile } from "./remove-audio-file.ts";

const batch = 100;

/**
 * Gives back the XP of claims whose process died, and removes audio that lost its post. A job runs it every minute; it
 * stops at the signal. What fails keeps nobody else's XP waiting: it is thrown once all have had their turn.
 */
export async function sweepAudio(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const rows = await selectUnsettled(ctx.sql, { now: ctx.clock.now(), limit: batch });
  const failures: unknown[] = [];
  for (const { id, state } of rows) {
    if (signal?.aborted) break;
    const settled = state === "ready" ? removeAudioFile(ctx, id) : giveUpAudio(ctx, id);
    await settled.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
