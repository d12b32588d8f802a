import { expect, test } from "vitest";
import { somePost } from "../../entities/posts/testing/some-post.ts";
import { moveWholePostFirst } from "./whole-first.ts";

const post = (id: string) => somePost({ id });
const repost = (id: string) => ({ ...post(`repost of ${id}`), repostedPostId: id, repostedPost: post(id) });
const quote = (id: string) => ({ ...post(`quote of ${id}`), quotedPostId: id, quotedPost: post(id) });
const order = (...posts: ReturnType<typeof post>[]) => moveWholePostFirst(posts).map(({ id }) => id);

test("begins with the first whole post where lines and quotes of posts below stood before it", () => {
  expect(order(repost("a"), quote("b"), post("c"), post("a"), post("b")))
    .toEqual(["c", "repost of a", "quote of b", "a", "b"]);
});

test("leaves a list that begins with a whole post", () => {
  expect(order(quote("elsewhere"), repost("a"), post("a"))).toEqual([
    "quote of elsewhere",
    "repost of a",
    "a",
  ]);
  expect(order(repost("a"), post("b"))).toEqual(["repost of a", "b"]);
  expect(order()).toEqual([]);
});
