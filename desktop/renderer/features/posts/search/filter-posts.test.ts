import { expect, test } from "vitest";
import { somePost } from "../../../lib/post-cache/testing/some-post.ts";
import { filterPosts, searchResultText } from "./filter-posts.ts";

const { author } = somePost();
const walk = somePost({ id: "walk", content: "A long WALK by the lake" });
const ada = somePost({ id: "ada", author: { ...author, username: "ada_l", displayName: "Ada Lind" } });
const bo = somePost({ id: "bo", author: { ...author, username: "bo", displayName: "Bo Ek" } });

test.each([["walk", ["walk"]], ["ADA_", ["ada"]], ["@ada_l", ["ada"]], ["bo e", ["bo"]], [" ", []], [
  "@",
  [],
]])(
  "finds %j in the text and in the author's names, ignoring case",
  (words, ids) => {
    const named = { ...walk, author: { ...author, username: "cy", displayName: "Cy" } };
    expect(filterPosts([named, ada, bo], words).map(({ id }) => id)).toEqual(ids);
  },
);

test("does not find a repost by its own text", () => {
  expect(filterPosts([somePost({ content: "walk", repostedPostId: "walk" })], "walk")).toEqual([]);
});

test("returns the number of matching posts, with a plus sign when there are more", () => {
  expect(searchResultText(1, false, "walk")).toBe('Found 1 post matching "walk"');
  expect(searchResultText(3, false, "walk")).toBe('Found 3 posts matching "walk"');
  expect(searchResultText(20, true, "walk")).toBe('Found 20+ posts matching "walk"');
});
