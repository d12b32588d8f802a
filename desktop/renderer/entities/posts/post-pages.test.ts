import { expect, test } from "vitest";
import { dropPosts, mapPost, mergePages, type PostPage } from "./post-pages.ts";
import { somePost } from "./testing/some-post.ts";

const post = (n: number) => somePost({ id: `post-${n}`, createdAt: new Date(n * 1000).toISOString() });
const page = (...ns: number[]): PostPage => ({ items: ns.map(post), nextCursor: null });
const ids = (posts: readonly { id: string }[]) => posts.map((p) => p.id);

test("returns a post on two pages once, at its first position", () => {
  expect(ids(mergePages([page(5, 4, 3), page(3, 2), page(2, 1)]))).toEqual(ids([5, 4, 3, 2, 1].map(post)));
});

test("changes one post on every page and keeps other pages identical", () => {
  const pages = [page(3, 2), page(1)];
  const next = mapPost(pages, "post-1", (p) => ({ ...p, likesCount: 7 }));
  expect(next[0]).toBe(pages[0]);
  expect(next[1]!.items[0]!.likesCount).toBe(7);
  expect(mapPost(pages, "post-8", (p) => p)).toBe(pages);
});

test("changes a post inside its reposts, but not the repost itself", () => {
  const repost = somePost({ id: "repost-1", repostedPostId: "post-1", repostedPost: post(1) });
  const [next] = mapPost([{ items: [repost], nextCursor: null }], "post-1", (p) => ({ ...p, likesCount: 7 }));
  expect(next!.items[0]!.repostedPost!.likesCount).toBe(7);
  expect(next!.items[0]).toMatchObject({ id: "repost-1", likesCount: 0 });
});

test("drops a post and keeps the rest", () => {
  const pages = [page(3, 2), page(1)];
  expect(ids(mergePages(dropPosts(pages, ({ id }) => id === "post-2")))).toEqual(["post-3", "post-1"]);
  expect(dropPosts(pages, ({ id }) => id === "post-8")).toBe(pages);
});

test("subtracts dropped posts from the total count", () => {
  const pages = [{ ...page(3, 2), totalCount: 3 }, page(1)];
  expect(dropPosts(pages, ({ id }) => id === "post-1")[0]?.totalCount).toBe(2);
});
