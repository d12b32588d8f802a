import type { Ctx } from "../../context.ts";
import { refundFailedAudio } from "./refund-failed-audio.ts";
import { selectUnsettled } from "./audio-queries.ts";
import { removeAudioFile } from "./remove-audio-file.ts";

const batch = 100;

/**
 * Refunds claims whose process died, and removes audio without a post. A job runs it every
 * minute; it stops at the signal. It throws errors only after all were tried, so that one does
 * not delay other refunds.
 */
export async function sweepAudio(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const rows = await selectUnsettled(ctx.sql, { now: ctx.clock.now(), limit: batch });
  const failures: unknown[] = [];
  for (const { id, state } of rows) {
    if (signal?.aborted) break;
    const settled = state === "ready" ? removeAudioFile(ctx, id) : refundFailedAudio(ctx, id);
    await settled.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
