import type { Ctx } from "../../context.ts";
import type { Notified } from "./notice-fragments.ts";

/** Publishes which rows of whose lists a committed statement wrote or took from, and whose XP moved with them. */
export function publishNotices(
  ctx: Pick<Ctx, "publish">,
  notified: readonly (Notified | null)[] | null,
): void {
  for (const one of notified ?? []) {
    if (!one) continue;
    const { memberId, notificationId, isNew } = one;
    ctx.publish({ type: "notification", memberId, notificationId, isNew });
    if (one.type === "xp") ctx.publish({ type: "xp", memberId, own: null });
  }
}
