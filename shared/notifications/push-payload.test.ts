import { expect, test } from "vitest";
import type { Notification } from "./contract.ts";
import { createTextWriter } from "../language/text-writer.ts";
import { pushPayloadOf } from "./push-payload.ts";

const write = createTextWriter("en");

const ada = {
  id: "a",
  username: "ada",
  displayName: "Ada",
  profileImageUrl: null,
  profileImageMadeWithAi: false,
};
const comment: Notification = {
  id: "n",
  type: "comment",
  isRead: false,
  postId: "p",
  commentId: "c",
  decisionId: null,
  fromUser: ada,
  actors: [ada],
  count: 1,
  post: { content: "See you at the lake" },
  xpAmount: null,
  reason: null,
  message: null,
  createdAt: "2026-03-04T06:00:00.000Z",
};

test("says who did what, and what was written", () => {
  expect(pushPayloadOf(comment, true, write)).toEqual({
    title: "Ada commented on your post",
    body: "See you at the lake",
    path: "/post/p?comment=c",
    group: "n",
  });
});

test("leaves out what was written when previews are off", () => {
  expect(pushPayloadOf(comment, false, write)).toMatchObject({
    title: "Ada commented on your post",
    body: null,
  });
  const lisa: Notification = { ...comment, type: "lisa", message: "Breathe in, Ben." };
  expect(pushPayloadOf(lisa, true, write)).toMatchObject({
    title: "Lisa (AI Assistant) answered you",
    body: "Breathe in, Ben.",
  });
  expect(JSON.stringify(pushPayloadOf(lisa, false, write))).not.toContain("Breathe");
});

test("has no body when nothing was written", () => {
  expect(
    pushPayloadOf({ ...comment, type: "follow", postId: null, commentId: null, post: null }, true, write),
  )
    .toEqual({ title: "Ada followed you", body: null, path: "/ada", group: "n" });
});

test("says nothing of what was decided, nor about what, also with previews", () => {
  const decided: Notification = {
    ...comment,
    type: "moderation",
    decisionId: "d",
    fromUser: null,
    actors: [],
    message: "A moderator removed your comment “See you at the lake”. The rule: Hate. The reason: An insult.",
  };
  for (const showsPreviews of [true, false]) {
    expect(pushPayloadOf(decided, showsPreviews, write)).toEqual({
      title: "There is a decision for you to read",
      body: null,
      path: "/decisions/d",
      group: "n",
    });
  }
});
