import { getRetentionCutoff } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { removeDropped } from "./remove-dropped.ts";
import { dropEvidenceBefore } from "./settle-queries.ts";

/** Removes evidence whose twelve months are over, with its files (evidence.1). */
export async function deleteEvidence(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const at = ctx.clock.now();
  const until = getRetentionCutoff("evidence", at);
  await removeInBatches((after) => dropEvidenceBefore(ctx.sql, { until, at, after }), signal);
  await removeDropped(ctx, signal);
}
