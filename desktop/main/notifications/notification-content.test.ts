import { expect, test } from "vitest";
import { formatDeepLink, parseDeepLink } from "#shared/deep-links.ts";
import { postId, someNotification } from "../testing/some-notification.ts";
import { describeMessageCount, describeNotification } from "./notification-content.ts";

const commentId = "0198a7c0-0000-7000-8000-000000000002";

test("says who did what, and what was written only with previews", () => {
  const like = someNotification();
  const content = { id: like.id, title: "Ada liked your post", path: `/post/${postId}` };
  expect(describeNotification(like, true)).toEqual({ ...content, text: "Three slow breaths" });
  expect(describeNotification(like, false)).toEqual({ ...content, text: "" });
});

test("says what happened where nobody is named", () => {
  const bookmarks = someNotification({ type: "bookmark", fromUser: null, actors: [], count: 2, post: null });
  expect(describeNotification(bookmarks, true)).toMatchObject({
    title: "2 members bookmarked your post",
    text: "",
  });
});

test("tells what Lisa wrote only with previews", () => {
  const lisa = someNotification({ type: "lisa", message: "Breathe in, Ada." });
  const title = "Lisa (AI Assistant) answered you";
  expect(describeNotification(lisa, true)).toMatchObject({ title, text: "Breathe in, Ada." });
  expect(describeNotification(lisa, false)).toMatchObject({ title, text: "" });
});

test.each(
  [
    ["a post", {}, `/post/${postId}`],
    ["a comment", { type: "comment", commentId }, `/post/${postId}?comment=${commentId}`],
    ["a follow", { type: "follow", postId: null }, "/user/ada"],
    ["XP", { type: "xp", postId: null }, "/xp-history"],
    ["a verdict", { type: "moderation", postId: null }, "/notifications"],
  ] as const,
)("the link of a Windows toast of %s leads to its place", (_, given, path) => {
  expect(parseDeepLink(formatDeepLink(describeNotification(someNotification(given), true).path))).toBe(path);
});

test.each([[1, "1 new message"], [3, "3 new messages"]])(
  "says only how many messages came: %i",
  (count, title) => {
    expect(describeMessageCount("1", count)).toEqual({ id: "1", title, text: "", path: "/chat" });
  },
);
