import { pushPayloadOf } from "#shared/notifications/push-payload.ts";
import type { Ctx } from "../../../context.ts";
import { readAlert } from "../delivery/notification-to-alert.ts";
import { deleteSubscription, selectSubscription } from "./subscription-queries.ts";

interface Push {
  readonly sessionId: string;
  readonly notificationId: string;
}

/**
 * Pushes a notification to a session's browser as it is now, unless it was read meanwhile or may
 * not alert now. Removes the subscription when the browser has unsubscribed. Rejects when a later
 * try may succeed: the queue then retries.
 */
export async function sendPush(
  ctx: Ctx,
  { sessionId, notificationId }: Push,
  signal: AbortSignal,
): Promise<void> {
  const target = await selectSubscription(ctx.sql, sessionId, ctx.clock.now());
  if (!target) return;
  const alert = await readAlert(ctx, target.member_id, notificationId);
  if (!alert) return;
  const payload = pushPayloadOf(alert.notification, alert.showsPreviews);
  const outcome = await ctx.providers.push.send(target, payload, signal);
  if (outcome === "gone") await deleteSubscription(ctx.sql, sessionId, target.endpoint);
}
