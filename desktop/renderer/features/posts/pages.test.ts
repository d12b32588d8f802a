import { expect, test } from "vitest";
import { dropPost, mapPost, mergePages, type PostPage, waitingPosts } from "./pages.ts";
import { somePost } from "./testing/some-post.ts";

const post = (n: number) => somePost({ id: `post-${n}`, createdAt: new Date(n * 1000).toISOString() });
const page = (...ns: number[]): PostPage => ({ items: ns.map(post), nextCursor: null });
const ids = (posts: readonly { id: string }[]) => posts.map((p) => p.id);

test("shows a post that two pages bring once, in its first place", () => {
  expect(ids(mergePages([page(5, 4, 3), page(3, 2), page(2, 1)]))).toEqual(ids([5, 4, 3, 2, 1].map(post)));
});

test("holds back new posts and nothing the reader has or has not reached yet", () => {
  const listed = [post(9), post(5), post(4)];
  expect(ids(waitingPosts([post(8), post(9), post(7), post(5), post(3)], listed))).toEqual([
    "post-8",
    "post-7",
  ]);
});

test("holds back everything from a list that was empty", () => {
  expect(waitingPosts([post(2), post(1)], [])).toHaveLength(2);
});

test("changes one post wherever it stands and leaves other pages as they are", () => {
  const pages = [page(3, 2), page(1)];
  const next = mapPost(pages, "post-1", (p) => ({ ...p, likesCount: 7 }));
  expect(next[0]).toBe(pages[0]);
  expect(next[1]!.items[0]!.likesCount).toBe(7);
  expect(mapPost(pages, "post-8", (p) => p)).toBe(pages);
});

test("drops a post and keeps the rest", () => {
  const pages = [page(3, 2), page(1)];
  expect(ids(mergePages(dropPost(pages, "post-2")))).toEqual(["post-3", "post-1"]);
  expect(dropPost(pages, "post-8")).toBe(pages);
});
