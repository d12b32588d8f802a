import fc from "fast-check";
import { expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import { countComments, insertComment, mapComment, removeComment } from "./comment-tree.ts";
import { takeFirstReplies, takeFirstThreads } from "./first-comments-and-replies.ts";
import { sortComments } from "./CommentThread.tsx";
import { someComment } from "./testing/some-comment.ts";

const at = (n: number) => new Date(n * 1000).toISOString();
const comment = (n: number, parts: Partial<Comment> = {}) =>
  someComment({ id: `c${n}`, createdAt: at(n), ...parts });
const ids = (comments: readonly Comment[]) => comments.map((c) => c.id);

test("sorts oldest, newest and most liked first, ties by age", () => {
  const list = [comment(2, { likesCount: 1 }), comment(1), comment(3, { likesCount: 1 })];
  expect(ids(sortComments(list, "oldest"))).toEqual(["c1", "c2", "c3"]);
  expect(ids(sortComments(list, "newest"))).toEqual(["c3", "c2", "c1"]);
  expect(ids(sortComments(list, "liked"))).toEqual(["c2", "c3", "c1"]);
});

test("adds a reply under its comment once", () => {
  const reply = comment(5, { parentId: "c1" });
  const tree = insertComment(insertComment([comment(1), comment(2)], reply), reply);
  expect(tree[0]!.replies.map((r) => r.id)).toEqual(["c5"]);
  expect(countComments(tree)).toBe(3);
});

test("keeps a deleted comment as a tombstone until its last reply goes", () => {
  const tree = insertComment([comment(1)], comment(2, { parentId: "c1" }));
  const deleted = removeComment(tree, "c1");
  expect(deleted[0]).toMatchObject({ isDeleted: true, author: null, content: "" });
  expect(countComments(deleted)).toBe(1);
  expect(removeComment(deleted, "c2")).toEqual([]);
});

test("shows three replies at first, and a fourth when it is the last", () => {
  const replies = [1, 2, 3, 4, 5].map((n) => comment(n));
  expect(takeFirstReplies(replies)).toHaveLength(3);
  expect(takeFirstReplies(replies.slice(1))).toHaveLength(4);
});

test("shows whole threads until there are enough comments", () => {
  const talk = comment(1, { replies: [2, 3, 4, 5, 6].map((n) => comment(n, { parentId: "c1" })) });
  expect(ids(takeFirstThreads([talk, comment(7), comment(8)], 5))).toEqual(["c1", "c7"]);
  expect(takeFirstThreads([], 5)).toEqual([]);
});

test("removes a comment without replies entirely", () => {
  expect(ids(removeComment([comment(1), comment(2)], "c1"))).toEqual(["c2"]);
});

test("changes a reply in place", () => {
  const tree = insertComment([comment(1)], comment(2, { parentId: "c1" }));
  expect(mapComment(tree, "c2", () => ({ likesCount: 4 }))[0]!.replies[0]!.likesCount).toBe(4);
});

test("returns the same comments in every order", () => {
  const lists = fc.array(fc.record({ n: fc.nat(50), likesCount: fc.nat(3) }), { maxLength: 30 });
  fc.assert(fc.property(lists, fc.constantFrom("oldest", "newest", "liked"), (rows, order) => {
    const list = rows.map(({ n, likesCount }, index) => comment(n, { id: `c${index}`, likesCount }));
    expect(ids(sortComments(list, order)).toSorted()).toEqual(ids(list).toSorted());
  }));
});
