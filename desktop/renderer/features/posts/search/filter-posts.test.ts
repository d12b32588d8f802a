import { expect, test } from "vitest";
import { searchCases } from "#shared/search/testing/search-cases.ts";
import { somePost } from "../../../entities/posts/testing/some-post.ts";
import { filterPosts, searchResultText } from "./filter-posts.ts";

const { author } = somePost();
const walk = somePost({ id: "walk", content: "A long WALK by the lake" });
const ada = somePost({ id: "ada", author: { ...author, username: "ada_l", displayName: "Ada Lind" } });
const bo = somePost({ id: "bo", author: { ...author, username: "bo", displayName: "Bo Ek" } });

test.each([
  ["walk", ["walk"]],
  ["ADA_", ["ada"]],
  ["@ada_l", ["ada"]],
  ["＠ada_l", ["ada"]],
  ["bo e", ["bo"]],
  [" ", []],
  [
    "@",
    [],
  ],
])(
  "finds %j in the text and in the author's names, ignoring case",
  (words, ids) => {
    const named = { ...walk, author: { ...author, username: "cy", displayName: "Cy" } };
    expect(filterPosts([named, ada, bo], words).map(({ id }) => id)).toEqual(ids);
  },
);

test.each([...searchCases.posts])(
  "finds what the server finds in: $text",
  ({ text, found, notFound = [] }) => {
    const posts = [somePost({ content: text })];
    expect(found.filter((q) => filterPosts(posts, q).length === 0)).toEqual([]);
    expect(notFound.filter((q) => filterPosts(posts, q).length > 0)).toEqual([]);
  },
);

test("returns whole words before longer ones, the newest first", () => {
  const posts = [["1", "tea"], ["2", "teach"], ["3", "green tea"], ["4", "teas"]] as const;
  const found = filterPosts(posts.map(([id, content]) => somePost({ id, content })), "tea");
  expect(found.map(({ id }) => id)).toEqual(["3", "1", "4", "2"]);
});

test("does not find a repost by its own text", () => {
  expect(filterPosts([somePost({ content: "walk", repostedPostId: "walk" })], "walk")).toEqual([]);
});

test.each([
  [1, "Found 1 post"],
  [1000, "Found 1,000 posts"],
  [1001, "Found 1,000+ posts"],
])("returns the number of all matching posts: %j", (total, text) => {
  expect(searchResultText(total, "walk")).toBe(`${text} matching "walk"`);
});
