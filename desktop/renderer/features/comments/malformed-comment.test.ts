import { beforeEach, expect, test, vi } from "vitest";
import { isMalformed, replaceMalformedComments } from "./malformed-comment.ts";
import { someComment } from "./testing/some-comment.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("keeps valid comments, replies and tombstones", () => {
  const { replies: _, ...reply } = someComment({ id: "reply-1", parentId: "comment-1" });
  const comments = [someComment({ replies: [reply] }), someComment({ id: "comment-2", author: null })];
  expect(replaceMalformedComments(comments, "post-1")).toEqual(comments);
});

test.each([
  ["null", null],
  ["a comment without replies", { ...someComment(), replies: undefined }],
  ["a comment whose author has no name", { ...someComment(), author: { id: "member-1" } }],
  ["a comment without words", { ...someComment(), content: 3 }],
])("replaces %s with a stand-in", (_what, row) => {
  const mended = replaceMalformedComments(
    [someComment({ id: "a" }), row, someComment({ id: "b" })],
    "post-1",
  );
  expect(mended.map(isMalformed)).toEqual([false, true, false]);
});

test("replaces only the malformed reply", () => {
  const [comment] = replaceMalformedComments([{ ...someComment(), replies: [{ id: "reply-1" }] }], "post-1");
  expect(comment && isMalformed(comment)).toBe(false);
  expect(comment?.replies.map(isMalformed)).toEqual([true]);
});
