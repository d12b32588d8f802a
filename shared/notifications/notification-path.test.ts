import { expect, test } from "vitest";
import type { Notification } from "./contract.ts";
import { getNotificationPath } from "./notification-path.ts";

const ada = {
  id: "a",
  username: "ada",
  displayName: "Ada",
  profileImageUrl: null,
  profileImageMadeWithAi: false,
};
const bare = { type: "like", postId: null, commentId: null, fromUser: ada } as unknown as Notification;

test.each(
  [
    ["a post", { postId: "p" }, "/post/p"],
    ["a comment of a post", { postId: "p", commentId: "c" }, "/post/p?comment=c"],
    ["only a comment", { commentId: "c" }, "/"],
    ["a follow", { type: "follow" }, "/ada"],
    ["a follow of a member who is gone", { type: "follow", fromUser: null }, "/notifications"],
    ["XP", { type: "xp", fromUser: null }, "/xp-history"],
    ["a payment", { type: "payment", fromUser: null }, "/xp-history"],
    [
      "help that a moderator offers",
      { type: "moderation", fromUser: null, reason: "offer_help" },
      "/notifications?help=1",
    ],
    [
      "a scheduled post that was not published",
      { type: "moderation", fromUser: null, reason: "draft" },
      "/drafts",
    ],
    ["a verdict on no post", { type: "moderation", fromUser: null }, "/notifications"],
  ] as const,
)("opens the right path for a notification of %s", (_, given, path) => {
  expect(getNotificationPath({ ...bare, ...given } as Notification)).toBe(path);
});
