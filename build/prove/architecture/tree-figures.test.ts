import { expect, test } from "vitest";
import { parseModule } from "./read-modules.ts";
import { findLargestFolder, measureTree, measureWords } from "./tree-figures.ts";

test("finds the folder with most files, whatever their kind", () => {
  expect(findLargestFolder(["server/a/b.ts", "server/a/c.sql", "server/a/d/e.ts", "shared/f.ts"]))
    .toEqual(["server/a", 2]);
});

test("counts no generated icons", () => {
  const icons = "desktop/renderer/ui/icons";
  expect(findLargestFolder([`${icons}/icon.ts`, `${icons}/icon.test.ts`, `${icons}/heart.ts`])).toEqual([
    icons,
    2,
  ]);
});

test("counts product files and lines without tests, what only tests use, and icons", () => {
  const paths = [
    "server/a.ts",
    "desktop/renderer/b.tsx",
    "server/a.test.ts",
    "server/testing/c.ts",
    "desktop/e2e/d.ts",
    "desktop/renderer/ui/icons/heart.ts",
  ];
  const figures = measureTree(
    paths.map((path, at) => parseModule(path, "const a = 1;\n".repeat(at + 1))),
    [],
  );
  expect(figures).toMatchObject({
    "TypeScript files": 5,
    "product: files": 2,
    "product: lines": 3,
    "product: median lines of a file": 2,
  });
});

test("counts exported functions without a verb, comments without a subject and previous releases", () => {
  const text =
    "/** What the previous release wrote. */\nexport function problemOf() {}\nexport function findIt() {}";
  expect(measureWords([{ path: "server/a.ts", text }])).toEqual({
    "product: exported functions without a verb": "1 (50.0%)",
    "product: comments that begin with Of or What": 1,
    "product: mentions of a previous release": 1,
  });
});
