import type { Ctx } from "../../context.ts";
import { removeInBatches } from "../../db/cleanup/remove-in-batches.ts";
import { deleteOld } from "./notification-queries.ts";

const keptMs = 180 * 24 * 60 * 60 * 1000;

/** Removes notifications older than 180 days (notifications.3). */
export async function pruneNotifications(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  await removeInBatches((after) => deleteOld(ctx.sql, before, after), signal);
}
