import { expect, test } from "vitest";
import type { EmbeddedPost } from "#shared/posts/post-shapes.ts";
import { messageFrom } from "../testing/some-message.ts";
import { describeMessage } from "./message-content.ts";

const iris = "0198a7c0-0000-7000-8000-00000000000a";
const known = { name: "Iris", count: 1, showsPreviews: true };

test.each([
  ["its text", { content: "Tea?" }, "Tea?"],
  ["the text beside an image", { content: "Look", imageUrl: "/i" }, "Look"],
  ["'Photo' for an image alone", { content: "", imageUrl: "/i" }, "Photo"],
  [
    "whose post it is, for a post that the member may see",
    {
      content: "Check out this post!",
      sharedPostId: iris,
      sharedPost: { author: { displayName: "Cai" } } as EmbeddedPost,
    },
    "Shared a post by Cai",
  ],
  [
    "'Shared a post' for another post",
    { content: "Check out this post!", sharedPostId: iris },
    "Shared a post",
  ],
  ["'New message' for one without content", { content: "" }, "New message"],
])("a preview is %s", (_, given, text) => {
  expect(describeMessage(messageFrom(iris, given), known).text).toBe(text);
});

test("without previews nothing of the message shows", () => {
  const message = messageFrom(iris, { content: "Tea?", sharedPostId: iris });
  expect(describeMessage(message, { ...known, showsPreviews: false })).toMatchObject({
    title: "Iris",
    text: "New message",
  });
});

test("a click opens the conversation, and an answer goes to the sender", () => {
  const content = describeMessage(messageFrom(iris), { ...known, count: 3 });
  expect(content).toMatchObject({ title: "3 messages from Iris", path: `/chat?user=${iris}`, replyTo: iris });
  expect(content.id.length).toBeLessThanOrEqual(64);
});
