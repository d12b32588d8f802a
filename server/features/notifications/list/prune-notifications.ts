import type { Ctx } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteOld, deleteWithdrawnAlerts } from "./notification-queries.ts";

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 180 * dayMs;

/**
 * Removes notifications older than 180 days (notifications.3), and withdrawn acts that may alert
 * again (notifications.5).
 */
export async function pruneNotifications(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const now = ctx.clock.now().getTime();
  await removeInBatches((after) => deleteOld(ctx.sql, new Date(now - keptMs), after), signal);
  await removeInBatches((after) => deleteWithdrawnAlerts(ctx.sql, new Date(now - dayMs), after), signal);
}
