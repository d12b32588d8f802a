import { expect, test } from "vitest";
import type { Post } from "#shared/posts/shapes.ts";
import { somePost } from "../posts/testing/some-post.ts";
import { placePromoted } from "./place-promoted.ts";

const list = (count: number, from = 1): Post[] =>
  Array.from({ length: count }, (_, n) => somePost({ id: `p${from + n}` }));
const promoted = (...ids: string[]): Post[] =>
  ids.map((id) => somePost({ id, isPromotedDisplay: true, promotionId: `promotion of ${id}` }));

/** `p1 > a`: a stands after p1. */
const shown = (placements: ReturnType<typeof placePromoted>) =>
  placements.map(({ afterId, promoted: { id } }) => `${afterId} > ${id}`);

test.each<[string, Post[], Post[], string[]]>([
  ["nothing to promote", list(6), [], []],
  ["nothing to read", [], promoted("a"), []],
  ["a single post", list(1), promoted("a"), ["p1 > a"]],
  ["four posts", list(4), promoted("a"), ["p1 > a"]],
  ["after the first, then after every fifth", list(11), promoted("a"), ["p1 > a", "p5 > a", "p10 > a"]],
  ["they take turns", list(16), promoted("a", "b", "c"), ["p1 > a", "p5 > b", "p10 > c", "p15 > a"]],
  ["not below itself", list(6), promoted("p1", "b"), ["p1 > b", "p5 > p1"]],
  ["not above itself", list(6), promoted("p2", "b"), ["p1 > b", "p5 > p2"]],
  ["not beside itself, with no other", list(6), promoted("p1"), ["p5 > p1"]],
  [
    "not beside a repost of itself",
    [somePost({ id: "r", repostedPostId: "a" }), ...list(2)],
    promoted("a"),
    [],
  ],
])("%s", (_, posts, ads, expected) => {
  expect(shown(placePromoted(posts, ads))).toEqual(expected);
});

test("what stands stays, whatever a refresh brings, and more pages go on where it ended", () => {
  const first = placePromoted(list(6), promoted("a", "b"));
  expect(shown(placePromoted(list(12), promoted("c", "b"), first))).toEqual(["p1 > a", "p5 > b", "p10 > c"]);
  expect(shown(placePromoted(list(12), [], first))).toEqual(["p1 > a", "p5 > b"]);
});

test("what was brought late comes in below the reader alone", () => {
  expect(shown(placePromoted(list(12), promoted("a"), [], 4))).toEqual(["p5 > a", "p10 > a"]);
  expect(shown(placePromoted(list(12), promoted("a"), [], 12))).toEqual([]);
});

test("a post that leaves takes along what stood after it", () => {
  const first = placePromoted(list(6), promoted("a", "b"));
  expect(shown(placePromoted(list(5, 2), promoted("a", "b"), first, 5))).toEqual(["p5 > b"]);
});
