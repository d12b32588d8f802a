import { expect, test } from "vitest";
import { messageNotice, notification, notificationNotice } from "./notice-words.ts";

const mina = { id: "u1", username: "mina", displayName: "Mina" };
const row = (changed: object) => notification.parse({ id: "1", type: "like", isRead: false, ...changed });

test.each([
  ["like", "Mina liked your post"],
  ["comment", "Mina commented on your post"],
  ["reply", "Mina replied to you"],
  ["mention", "Mina mentioned you"],
  ["follow", "Mina follows you"],
  ["repost", "Mina reposted your post"],
  ["quote", "Mina quoted your post"],
  ["gift", "Mina sent you a gift"],
  ["lisa", "Mina answered you"],
])("a %s is told with the name of who did it, and without words where they are hidden", (type, title) => {
  const notice = notificationNotice(row({ type, fromUser: mina, postId: "p1", message: "Words" }));
  expect(notice).toMatchObject({ title, text: "Words", path: "/post/p1", conversationWith: null });
  expect([notice.discreetTitle, notice.discreetText]).toEqual([title, ""]);
});

test.each([
  [{ type: "xp", xpAmount: 25, reason: "Daily streak" }, "You earned 25 XP", "Daily streak"],
  [{ type: "xp", xpAmount: -30, reason: "Audio" }, "You spent 30 XP", "Audio"],
  [{ type: "xp", message: "You earned 5 XP" }, "You earned 5 XP", ""],
  [{ type: "bookmark", fromUser: mina }, "Your post was bookmarked", ""],
  [{ type: "bookmark", message: "3 members bookmarked your post" }, "3 members bookmarked your post", ""],
  [{ type: "payment", message: "Your XP pack is here" }, "Your XP pack is here", ""],
  [{ type: "moderation", message: "Your post was raised to medium" }, "Your post was raised to medium", ""],
  [{ type: "like" }, "News from Glimmer", ""],
  [{ type: "something new" }, "News from Glimmer", ""],
])(
  "what nobody in particular did is told as %j, and of it nothing where words are hidden",
  (changed, title, text) => {
    const notice = notificationNotice(row(changed));
    expect(notice).toMatchObject({ title, text, path: "/notifications" });
    expect([notice.discreetTitle, notice.discreetText]).toEqual(["News from Glimmer", ""]);
    expect(JSON.stringify([notice.title, notice.text])).not.toContain("Mina");
  },
);

test("a message is told once for itself, or where it has no id for its time", () => {
  const shared = { user: mina, unreadCount: 1, lastMessageAt: "2026-11-21T10:00:00.000Z" };
  expect(messageNotice({ ...shared, lastMessage: { id: "m1", content: "Tea?" } })).toMatchObject({
    id: "message:m1",
    text: "Tea?",
    discreetText: "Sent you a message",
    path: "/chat?user=u1",
    conversationWith: "u1",
  });
  expect(messageNotice({ ...shared, lastMessage: null }).id).toBe("message:u1:2026-11-21T10:00:00.000Z");
});
