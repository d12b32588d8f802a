import { expect, test } from "vitest";
import { createMalformedPost, isMalformed, isPost } from "./malformed-post.ts";
import { somePost } from "./testing/some-post.ts";

test("accepts a post and a repost", () => {
  expect(isPost(somePost())).toBe(true);
  expect(isPost(somePost({ repostedPostId: "post-2", repostedPost: somePost({ id: "post-2" }) }))).toBe(true);
});

test.each([
  ["null", null],
  ["a text", "post"],
  ["an empty object", {}],
  ["a post without its author", { ...somePost(), author: undefined }],
  ["a post whose author has no name", { ...somePost(), author: { id: "member-1", username: "ada" } }],
  ["a post without words", { ...somePost(), content: null }],
  ["a post of no time", { ...somePost(), createdAt: "yesterday" }],
  ["a repost of nothing whole", { ...somePost(), repostedPost: { id: "post-2" } }],
])("refuses %s", (_what, entry) => {
  expect(isPost(entry)).toBe(false);
});

test("returns a stand-in that lists can contain and recognise", () => {
  const standIn = createMalformedPost("post-1");
  expect(standIn).toMatchObject({ id: "post-1", author: { displayName: "" } });
  expect([isMalformed(standIn), isMalformed(somePost())]).toEqual([true, false]);
});
