import fc from "fast-check";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { somePost } from "../../entities/posts/testing/some-post.ts";
import { placePromoted } from "./place-promoted.ts";

const list = (count: number, from = 1): Post[] =>
  Array.from({ length: count }, (_, n) => somePost({ id: `p${from + n}` }));
const promoted = (...ids: string[]): Post[] =>
  ids.map((id) => somePost({ id, isPromotedDisplay: true, promotionId: `promotion of ${id}` }));

/** Writes `p1 > a` for promotion a after post p1. */
const shown = (placements: ReturnType<typeof placePromoted>) =>
  placements.map(({ afterId, promoted: { id } }) => `${afterId} > ${id}`);

test.each<[string, Post[], Post[], string[]]>([
  ["nothing to promote", list(6), [], []],
  ["nothing to read", [], promoted("a"), []],
  ["a single post", list(1), promoted("a"), ["p1 > a"]],
  ["one promotion alone leaves the other slots empty", list(40), promoted("a"), ["p1 > a"]],
  ["it may come again 40 posts later", list(90), promoted("a"), ["p1 > a", "p45 > a", "p85 > a"]],
  [
    "after the first, then after every fifth, until all had their turn",
    list(16),
    promoted("a", "b", "c"),
    ["p1 > a", "p5 > b", "p10 > c"],
  ],
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

test("keeps placements after a refresh, and continues them on the next pages", () => {
  const first = placePromoted(list(6), promoted("a", "b"));
  expect(shown(placePromoted(list(12), promoted("c", "b"), first))).toEqual(["p1 > a", "p5 > b", "p10 > c"]);
  expect(shown(placePromoted(list(12), [], first))).toEqual(["p1 > a", "p5 > b"]);
});

test("fills only slots below the visible posts with promotions that arrive late", () => {
  expect(shown(placePromoted(list(12), promoted("a", "b"), [], 4))).toEqual(["p5 > a", "p10 > b"]);
  expect(shown(placePromoted(list(12), promoted("a"), [], 12))).toEqual([]);
});

test("removes the promotion after a removed post, and adds none next to another", () => {
  const first = placePromoted(list(6), promoted("a", "b"));
  expect(shown(placePromoted(list(5, 2), promoted("a", "b", "c"), first, 1))).toEqual(["p5 > b"]);
});

interface Load {
  readonly loaded: number;
  readonly offered: readonly string[];
  readonly removed: readonly number[];
  /** How many posts the reader has scrolled past. */
  readonly settled: number;
}

/** A reader who loads pages while promotions change and posts are removed. */
const reading = fc.array(
  fc.record<Load>({
    loaded: fc.nat(30),
    offered: fc.uniqueArray(fc.constantFrom(..."abcdefghijkl", "p3", "p17", "p50"), { maxLength: 10 }),
    removed: fc.array(fc.nat(120), { maxLength: 2 }),
    settled: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 8 },
);

interface Step {
  readonly posts: readonly Post[];
  readonly placements: ReturnType<typeof placePromoted>;
}

function read(loads: readonly Load[], removes: boolean): Step[] {
  const gone = new Set<string>();
  let total = 0;
  let placements: Step["placements"] = [];
  return loads.map(({ loaded, offered, removed, settled }) => {
    total += loaded;
    if (removes) { for (const n of removed) gone.add(`p${n}`); }
    const posts = list(total).filter(({ id }) => !gone.has(id));
    const passed = Math.floor(settled * posts.length);
    placements = placePromoted(posts, promoted(...offered), placements, passed);
    return { posts, placements };
  });
}

const indexesOf = ({ posts, placements }: Step) =>
  placements.map(({ afterId }) => posts.findIndex(({ id }) => id === afterId));

test("places a promotion at most once in 40 posts for any pages, promotions and removals", () => {
  fc.assert(fc.property(reading, (loads) => {
    for (const step of read(loads, true)) {
      const lastIndex = new Map<string | null, number>();
      for (const [place, index] of indexesOf(step).entries()) {
        const id = step.placements[place]?.promoted.promotionId ?? null;
        expect(index - (lastIndex.get(id) ?? -Infinity)).toBeGreaterThanOrEqual(40);
        lastIndex.set(id, index);
      }
    }
  }));
});

test("places promotions only after the first post and every fifth, however the pages arrive", () => {
  fc.assert(fc.property(reading, (loads) => {
    for (const step of read(loads, false)) {
      for (const index of indexesOf(step)) expect(index === 0 || index % 5 === 4).toBe(true);
    }
  }));
});

test("fills every slot of the first 40 posts with nine promotions", () => {
  const places = placePromoted(list(40), promoted(..."abcdefghi"));
  expect(places.map(({ afterId }) => afterId)).toEqual(
    ["p1", "p5", "p10", "p15", "p20", "p25", "p30", "p35", "p40"],
  );
});
