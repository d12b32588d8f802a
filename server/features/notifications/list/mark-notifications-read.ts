import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { markAllRead, markRead } from "./notification-queries.ts";

/**
 * Marks one of the actor's own notifications read. Idempotent. Throws `NotFound`, also for another
 * member's.
 */
export async function markNotificationRead(ctx: MemberCtx, id: string): Promise<{ success: true }> {
  if (!await markRead(ctx.sql, ctx.actor.id, id)) {
    throw new NotFound(msg`This notification is no longer there.`);
  }
  ctx.publish({ type: "notification", memberId: ctx.actor.id, notificationId: id, isNew: false });
  return { success: true };
}

/** Above this many rows, clients reload their lists. */
const mostPublished = 100;

/** Marks all of the actor's notifications read. */
export async function markAllNotificationsRead(ctx: MemberCtx): Promise<{ success: true }> {
  const ids = await markAllRead(ctx.sql, ctx.actor.id);
  const memberId = ctx.actor.id;
  ctx.changed([`notices:${memberId}`]);
  if (ids.length > mostPublished) ctx.publish({ type: "resync", memberId });
  // Each by its id: new unread ones may have come meanwhile.
  else {for (const notificationId of ids) {
      ctx.publish({ type: "notification", memberId, notificationId, isNew: false });
    }}
  return { success: true };
}
