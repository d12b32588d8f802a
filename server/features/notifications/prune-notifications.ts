import type { Ctx } from "../../context.ts";
import { deleteOld } from "./notification-queries.ts";

const keptMs = 180 * 24 * 60 * 60 * 1000;
const batch = 5000;

/** Removes notifications older than 180 days (notifications.3). */
export async function pruneNotifications(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - keptMs);
  while (await deleteOld(ctx.sql, { before, limit: batch }) === batch);
}
