import { getRetentionCutoff } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import { removeInBatches } from "../../../db/cleanup/remove-in-batches.ts";
import { deleteOld, deleteWithdrawnAlerts } from "./notification-queries.ts";

/**
 * Removes notifications older than 180 days (notifications.3), and withdrawn acts that may alert
 * again (notifications.5).
 */
export async function pruneNotifications(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const now = ctx.clock.now();
  await removeInBatches(
    (after) => deleteOld(ctx.sql, getRetentionCutoff("notifications", now), after),
    signal,
  );
  await removeInBatches(
    (after) => deleteWithdrawnAlerts(ctx.sql, getRetentionCutoff("withdrawnAlerts", now), after),
    signal,
  );
}
