import type { Ctx } from "../../../context.ts";
import type { Notified } from "./notify-fragments.ts";

/**
 * Publishes which rows of whose lists a committed statement wrote or took from, and whose XP moved with them. With the time at which
 * the statement was sent (`performance.now()`), its rows need not be read again where it has returned all there is to them.
 */
export function publishNotified(
  ctx: Pick<Ctx, "publish">,
  notified: readonly (Notified | null)[] | null,
  sentAt?: number,
): void {
  for (const one of notified ?? []) {
    if (!one) continue;
    const { memberId, notificationId, isNew, only, isGone } = one;
    const isKnown = sentAt !== undefined && (isGone || only);
    const known = isKnown ? { sentAt, only: only ?? null } : undefined;
    ctx.publish({ type: "notification", memberId, notificationId, isNew, ...(known && { known }) });
    if (known) ctx.publish({ type: "unread", memberId, mayWait: true });
    if (one.type === "xp") ctx.publish({ type: "xp", memberId, own: null });
  }
}
