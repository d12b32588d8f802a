import { msg, plural } from "@lingui/core/runtime-macro";
import type { Notification } from "#shared/notifications/contract.ts";
import { getNotificationPath } from "#shared/notifications/notification-path.ts";
import { formatAlert } from "#shared/notifications/notification-text.ts";
import { paths } from "#shared/screen-paths.ts";
import { writeText } from "../language/write-text.ts";

export interface NotificationContent {
  /**
   * At most 64 characters, which is what Windows takes. Another notification with the
   * same id replaces it.
   */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Path of the product that a click opens. */
  readonly path: string;
  /**
   * The member who gets an answer written into the notification, where the
   * system has a field for it.
   */
  readonly replyTo?: string;
}

/** Says who did what (notifications.1) and, with previews, what was written. */
export function describeNotification(
  notification: Notification,
  showsPreviews: boolean,
): NotificationContent {
  const { title, body } = formatAlert(notification, showsPreviews);
  return {
    id: notification.id,
    title: writeText(title),
    text: body ?? "",
    path: getNotificationPath(notification),
  };
}

/** Says only how many messages came. */
export function describeMessageCount(id: string, count: number): NotificationContent {
  return {
    id,
    title: writeText(msg`${plural({ count }, { one: "# new message", other: "# new messages" })}`),
    text: "",
    path: paths.chat,
  };
}
