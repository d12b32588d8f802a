import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listNodes, parsePage } from "./read-page.ts";
import { applyChange, parseChanges } from "./walk.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const page = parsePage("CONTRIBUTING.md", read("CONTRIBUTING.md"));

/** `contributing.deep.test.ts` makes the changes in a copy and runs the commands. */
test("every change of the walk in CONTRIBUTING.md fits the files as they are", () => {
  const changes = parseChanges(page);
  expect(changes.map(({ path }) => path.split("/")[0])).toEqual([
    "shared",
    "server",
    "shared",
    "shared",
    "shared",
    "desktop",
  ]);
  for (const change of changes) expect(applyChange(read(change.path), change)).toContain(change.after);
});

test("CONTRIBUTING.md has five pairs of before and after", () => {
  const tables = [...listNodes(page.tree)].filter(({ type }) => type === "table");
  const pairs = tables.find(({ children = [] }) => JSON.stringify(children[0]).includes('"Before"'));
  expect(pairs?.children).toHaveLength(1 + 5);
});
