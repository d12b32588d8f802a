import type { Notification } from "#shared/notifications/contract.ts";
import { likeNotification } from "#shared/notifications/testing/like-notification.ts";

const id = "0198c0de-0000-7000-8000-000000000001";
export const postId = "0198a7c0-0000-7000-8000-000000000001";
const ada = { id, username: "ada", displayName: "Ada", profileImageUrl: null, profileImageMadeWithAi: false };

/** Ada liked a post. */
export function someNotification(given: Partial<Notification> = {}): Notification {
  return likeNotification(ada, { id, postId, createdAt: "2026-11-21T12:00:00.000Z", ...given });
}

/** The frame that brings it. */
export function notificationFrame(notification = someNotification(), alerts = true) {
  return { type: "notification" as const, id: notification.id, notification, alerts };
}
