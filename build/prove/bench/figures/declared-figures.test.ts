import { expect, test } from "vitest";
import { calls } from "../against/calls.ts";
import { listMixedReads } from "../mixed/load-mixed.ts";
import { kindsOfWrites } from "../writes/kinds-of-writes.ts";
import { comparedPages } from "../growth/compare-readers.ts";
import { comparisons } from "../../../../server/testing/growth/comparisons.ts";
import { declaredFigures } from "./declared-figures.ts";

test("the names of worst figures say of how many they are the worst", () => {
  const groups = comparisons(50);
  const { against, growth } = declaredFigures;
  expect(growth.posts.name).toContain(`of ${groups.posts.length} pages`);
  expect(growth.depth.name).toContain(`of ${groups.depth.length} lists`);
  expect(growth.readers.name).toContain(`of ${comparedPages.length} pages`);
  expect(against.writes.name).toContain(`of ${kindsOfWrites.length} kinds`);
  const people = { readers: [], profileIds: [], postIds: [] };
  expect(against.mixed.name).toContain(`of ${listMixedReads(people).length} pages`);
  expect(against.feed.name).toContain(`of ${calls.length} calls`);
});
