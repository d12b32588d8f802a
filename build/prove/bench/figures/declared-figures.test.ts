import { expect, test } from "vitest";
import { calls } from "../against/calls.ts";
import { listMixedReads } from "../mixed/load-mixed.ts";
import { kindsOfWrites } from "../writes/kinds-of-writes.ts";
import { comparisons, type GrowthGroup } from "../../../../server/testing/growth/comparisons.ts";
import { declaredFigures } from "./declared-figures.ts";

test("the names of worst figures say of how many they are the worst", () => {
  const groups = comparisons(50);
  const held = (group: GrowthGroup) => groups[group].filter(({ isAside }) => !isAside).length;
  const { against, growth } = declaredFigures;
  expect(growth.posts.name).toContain(`of ${held("posts")} pages`);
  expect(growth.depth.name).toContain(`of ${held("depth")} lists`);
  expect(growth.readers.name).toContain(`of ${held("readers")} pages`);
  expect(against.writes.name).toContain(`of ${kindsOfWrites.length} kinds`);
  const people = { readers: [], profileIds: [], postIds: [], writers: { count: 0, tokenOf: String } };
  expect(against.mixed.name).toContain(`of ${listMixedReads(people).length} pages`);
  expect(against.feed.name).toContain(`of ${calls.length} calls`);
});
