import type { NotificationSettings } from "#shared/notifications/contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { presentSettings } from "./present-settings.ts";
import { selectNotificationSettings } from "./notification-settings-queries.ts";

/**
 * Reads what the actor is notified of, and when (notifications.4). Throws `NotFound` when the
 * member has just been removed.
 */
export async function getNotificationSettings(ctx: MemberCtx): Promise<NotificationSettings> {
  const row = await selectNotificationSettings(ctx.sql, ctx.actor.id);
  if (!row) throw new NotFound("User Not Found");
  return presentSettings(row, ctx.clock.now());
}
