import { expect, test } from "vitest";
import { declaredFigures } from "../figures/declared-figures.ts";
import { createFigure, isMet } from "../figures/figure.ts";
import { reportGrowth } from "./growth.ts";
import type { GrowthFigures } from "./measure-growth.ts";

const side = { pagesPerSecond: 1_073.4, buffers: 785, ms: 1.234 };
const compared = (what: string, ratio: number): GrowthFigures => ({
  what,
  ratios: [ratio - 0.1, ratio, ratio + 0.2],
  before: side,
  after: side,
});
const sizes = { small: { members: 10, posts: 10_000 }, large: { members: 10, posts: 100_000 }, deepPage: 50 };

test("a group is as slow as its slowest comparison", () => {
  const readers = createFigure({ ...declaredFigures.growth.readers, name: "readers: feed" }, 0.9);
  const { declared, others } = reportGrowth(
    {
      posts: [compared("feed", 1.01), compared("bookmarks", 1.79)],
      depth: [compared("comments", 1.2)],
    },
    [readers],
    sizes,
  );
  expect(declared[0]?.range?.map((ratio) => ratio.toFixed(2))).toEqual(["1.69", "1.99"]);
  expect(declared.map(({ value, note }) => [value, note])).toEqual([
    [1.79, "10,000 → 100,000 posts: bookmarks"],
    [1.2, "page 5 → 50: comments"],
    [0.9, "readers: feed"],
  ]);
  expect(declared.map(isMet)).toEqual([false, true, true]);
  expect(others.map(isMet)).toEqual([true, false, true, true]);
  expect(others[0]?.note)
    .toBe("1,073 → 1,073 pages a second, 785 → 785 buffers, database 1.23 → 1.23 ms");
});
