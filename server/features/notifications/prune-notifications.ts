import type { Ctx } from "../../context.ts";
import { deleteOld, deleteWithdrawnAlerts } from "./notification-queries.ts";

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 180 * dayMs;
const batch = 5000;

/** Removes notifications older than 180 days (notifications.3), and what was withdrawn and may alert again (notifications.5). */
export async function pruneNotifications(ctx: Ctx): Promise<void> {
  const ago = (ms: number) => ({ before: new Date(ctx.clock.now().getTime() - ms), limit: batch });
  while (await deleteOld(ctx.sql, ago(keptMs)) === batch);
  while (await deleteWithdrawnAlerts(ctx.sql, ago(dayMs)) === batch);
}
