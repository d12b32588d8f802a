import { getRetentionCutoff } from "#shared/retention.ts";
import type { Ctx } from "../../../../context.ts";
import { removeInBatches } from "../../../../db/cleanup/remove-in-batches.ts";
import { deleteActsBefore, deleteHoursBefore } from "./bot-act-queries.ts";

/** Deletes the hours and acts of bots after thirty days. Published content and costs are kept. */
export async function pruneActs(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const before = getRetentionCutoff("botActs", ctx.clock.now());
  await removeInBatches((after) => deleteHoursBefore(ctx.sql, before, after), signal);
  await removeInBatches((after) => deleteActsBefore(ctx.sql, before, after), signal);
}
