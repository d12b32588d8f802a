import type { ServerFrame } from "#shared/realtime/frames.ts";
import { mayAlert } from "#shared/notifications/may-alert.ts";
import { presentNotification } from "./present.ts";
import type { Delivery } from "./read-delivery.ts";

type NotificationFrame = Extract<ServerFrame, { readonly type: "notification" }>;

/**
 * Returns a frame for each changed row of a member's list, as it was read: null when it is no longer theirs to see. `changes` says
 * for each row whether an act was added.
 */
export function notificationFrames(
  { settings, rows }: Pick<Delivery, "settings" | "rows">,
  changes: ReadonlyMap<string, boolean>,
  now: Date,
): NotificationFrame[] {
  return [...changes].map(([id, isNew]) => {
    const row = rows.find((one) => one.id === id);
    const alerts = isNew && row !== undefined && !row.is_read && mayAlert(settings, row.type, now);
    return { type: "notification", id, notification: row ? presentNotification(row) : null, alerts };
  });
}
