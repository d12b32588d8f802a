import type { Notification } from "#shared/notifications/contract.ts";
import type { Deps } from "../../../context.ts";
import { makeNotificationFrames } from "./notification-frames.ts";
import { readDelivery } from "./read-delivery.ts";

interface Alert {
  readonly notification: Notification;
  readonly showsPreviews: boolean;
}

/**
 * A notification as it is now, for an alert; null when it was read, is gone, or may not alert now.
 */
export async function readAlert(
  deps: Pick<Deps, "db" | "clock">,
  memberId: string,
  notificationId: string,
): Promise<Alert | null> {
  const delivery = await readDelivery(deps, memberId, [notificationId]);
  if (!delivery) return null;
  const [frame] = makeNotificationFrames(delivery, new Map([[notificationId, true]]), deps.clock.now());
  if (!frame?.notification || !frame.alerts) return null;
  return { notification: frame.notification, showsPreviews: delivery.settings.showsPreviews };
}
