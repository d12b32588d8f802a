import type { Language } from "#shared/language/languages.ts";
import { pushPayloadOf } from "#shared/notifications/push-payload.ts";
import type { Ctx, Deps } from "../../../context.ts";
import { writeText } from "../../../language/write-text.ts";
import { deleteSubscription, selectSubscription } from "./subscription-queries.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { makeNotificationFrames } from "../delivery/notification-frames.ts";
import { readDelivery } from "../delivery/read-delivery.ts";

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
  const { notification, showsPreviews, language } = alert;
  const payload = pushPayloadOf(notification, showsPreviews, (text) => writeText(text, language));
  const outcome = await ctx.providers.push.send(target, payload, signal);
  if (outcome === "gone") await deleteSubscription(ctx.sql, sessionId, target.endpoint);
}

interface Alert {
  readonly notification: Notification;
  readonly showsPreviews: boolean;
  readonly language: Language;
}

/**
 * A notification as it is now, for an alert; null when it was read, is gone, or may not alert now.
 */
async function readAlert(
  deps: Pick<Deps, "db" | "clock">,
  memberId: string,
  notificationId: string,
): Promise<Alert | null> {
  const delivery = await readDelivery(deps, memberId, [notificationId]);
  if (!delivery) return null;
  const [frame] = makeNotificationFrames(delivery, new Map([[notificationId, true]]), deps.clock.now());
  if (!frame?.notification || !frame.alerts) return null;
  const { settings: { showsPreviews }, language } = delivery;
  return { notification: frame.notification, showsPreviews, language };
}
