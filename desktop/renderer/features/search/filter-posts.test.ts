import { expect, test } from "vitest";
import { somePost } from "../../lib/post-cache/testing/some-post.ts";
import { filterPosts } from "./filter-posts.ts";

const { author } = somePost();
const walk = somePost({ id: "walk", content: "A long WALK by the lake" });
const ada = somePost({ id: "ada", author: { ...author, username: "ada_l", displayName: "Ada Lind" } });
const bo = somePost({ id: "bo", author: { ...author, username: "bo", displayName: "Bo Ek" } });

test.each([["walk", ["walk"]], ["ADA_", ["ada"]], ["@ada_l", ["ada"]], ["bo e", ["bo"]], [" ", []], [
  "@",
  [],
]])(
  "%j is found in the text and in the author's names, whatever the case",
  (words, ids) => {
    const named = { ...walk, author: { ...author, username: "cy", displayName: "Cy" } };
    expect(filterPosts([named, ada, bo], words).map(({ id }) => id)).toEqual(ids);
  },
);

test("a repost has no words of its own", () => {
  expect(filterPosts([somePost({ content: "walk", repostedPostId: "walk" })], "walk")).toEqual([]);
});
