/** The types of notifications (notifications.1). Direct messages have their own counts. */
export const notificationTypes = [
  "like",
  "comment",
  "reply",
  "mention",
  "bookmark",
  "follow",
  "xp",
  "gift",
  "lisa",
  "repost",
  "quote",
  "poll",
  "payment",
  "moderation",
  "post",
  "thanks",
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** The reason of a notification that opens the card of help (cases.4). */
export const helpReason = "offer_help";

/** The reason of one that opens the drafts: a scheduled post was not published (posts.27). */
export const draftReason = "draft";

/** `list`: written, without an alert. `off`: not written (notifications.4). */
export const notificationChoices = ["on", "list", "off"] as const;
export type NotificationChoice = (typeof notificationChoices)[number];

/** Notifications per page of the list (notifications.1). */
export const notificationPageSize = 5;
/** How many members a group names; the others are counted (notifications.2). */
export const namedActors = 3;
