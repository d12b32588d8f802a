import type { NotificationChoice, NotificationType } from "#shared/notifications/notification-types.ts";

interface TypeGroup {
  readonly title: string;
  readonly types: readonly (readonly [NotificationType, string])[];
}

/** All notification types, grouped under their headings in Settings. */
export const typeGroups: readonly TypeGroup[] = [
  {
    title: "What you write",
    types: [
      ["like", "Likes"],
      ["comment", "Comments on your posts"],
      ["reply", "Replies to your comments"],
      ["repost", "Reposts"],
      ["quote", "Quotes"],
      ["bookmark", "Bookmarks"],
    ],
  },
  {
    title: "People",
    types: [
      ["mention", "Mentions of you"],
      ["follow", "New followers"],
      ["lisa", "Answers from Lisa"],
    ],
  },
  {
    title: "Your account",
    types: [
      ["xp", "XP you receive"],
      ["gift", "Gifts"],
      ["payment", "Payments"],
      ["moderation", "Decisions about what you write"],
    ],
  },
];

export const choiceTexts: Readonly<Record<NotificationChoice, string>> = {
  on: "On",
  list: "In the list only",
  off: "Off",
};
