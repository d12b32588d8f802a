import type { Notification } from "#shared/notifications/contract.ts";
import { likeNotification } from "#shared/notifications/testing/like-notification.ts";

const ada = {
  id: "ada",
  username: "ada",
  displayName: "Ada",
  profileImageUrl: null,
  profileImageMadeWithAi: false,
};

/** An unread like by Ada, with these fields instead. */
export function someNotification(given: Partial<Notification> & Pick<Notification, "id">): Notification {
  return likeNotification(ada, { postId: "post", createdAt: "2026-11-22T12:00:00.000Z", ...given });
}

/** An unread like, `minute` minutes after noon. */
export function likeAt(minute: number, id = `n${minute}`): Notification {
  return someNotification({ id, createdAt: `2026-11-22T12:${String(minute).padStart(2, "0")}:00.000Z` });
}
