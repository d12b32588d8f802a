import { expect, test } from "vitest";
import { largestFolder } from "./tree-figures.ts";

test("finds the folder with most files, whatever their kind", () => {
  expect(largestFolder(["server/a/b.ts", "server/a/c.sql", "server/a/d/e.ts", "shared/f.ts"]))
    .toEqual(["server/a", 2]);
});

test("counts no generated icons", () => {
  const icons = "desktop/renderer/ui/icons";
  expect(largestFolder([`${icons}/icon.ts`, `${icons}/icon.test.ts`, `${icons}/heart.ts`])).toEqual([
    icons,
    2,
  ]);
});
