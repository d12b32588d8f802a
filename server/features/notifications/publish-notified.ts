import type { Ctx } from "../../context.ts";
import type { Notified } from "./notify-fragments.ts";

/**
 * Publishes the list rows that a committed statement changed, and the XP that moved with them.
 * Given the time at which the statement was sent (`performance.now()`), rows that it returned
 * completely need not be read again.
 */
export function publishNotified(
  ctx: Pick<Ctx, "publish">,
  notified: readonly (Notified | null)[] | null,
  sentAt?: number,
): void {
  for (const one of notified ?? []) {
    if (!one) continue;
    const { memberId, notificationId, isNew, isGone, only = null } = one;
    const known = sentAt !== undefined && (isGone || only) ? { sentAt, only } : undefined;
    ctx.publish({ type: "notification", memberId, notificationId, isNew, ...(known && { known }) });
    if (known) ctx.publish({ type: "unread", memberId, mayWait: true });
    if (one.type === "xp") ctx.publish({ type: "xp", memberId, own: null });
  }
}
