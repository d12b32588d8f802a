import { expect, test } from "vitest";
import { calls } from "../against/calls.ts";
import { comparisons, type GrowthGroup } from "../growth/comparisons.ts";
import { declaredFigures } from "./declared-figures.ts";

test("the names of worst figures say of how many they are the worst", () => {
  const groups = comparisons(50);
  const held = (group: GrowthGroup) => groups[group].filter(({ isAside }) => !isAside).length;
  const { against, growth } = declaredFigures;
  expect(growth.posts.name).toContain(`of ${held("posts")} pages`);
  expect(growth.depth.name).toContain(`of ${held("depth")} lists`);
  expect(growth.readers.name).toContain(`of ${held("readers")} pages`);
  expect(against.slowest.name).toContain(`of ${calls.length} calls`);
});
