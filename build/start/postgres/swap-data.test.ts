import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  findFormerData,
  finishSwap,
  getFormerData,
  getUpgradedData,
  parseMajor,
  removeFormerData,
  swapData,
} from "./swap-data.ts";

let directory = "";
const current = () => join(directory, "postgres");

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "glimmer-swap-"));
  for (const [folder, major] of [[current(), "17"], [getUpgradedData(directory), "18"]] as const) {
    await mkdir(folder);
    await writeFile(join(folder, "PG_VERSION"), `${major}\n`);
  }
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const interruptedAt = (step: string) =>
  swapData(directory, "17", (reached) => {
    if (reached === step) throw new Error("interrupted");
  });

test("puts the upgraded data in the old one's place, and keeps the old", async () => {
  await swapData(directory, "17");
  await finishSwap(directory, "18");
  expect(await parseMajor(current())).toBe("18");
  expect(await parseMajor(getFormerData(directory, "17"))).toBe("17");
  expect(await findFormerData(directory)).toEqual([getFormerData(directory, "17")]);
});

test.each([
  ["marked", "17", "17"],
  ["old data moved", "17", "17"],
  ["new data moved", "18", "18"],
  ["marked", "18", "17"],
  ["old data moved", "18", "18"],
])(
  "interrupted when %s, a start of PostgreSQL %s finds data of %s, and each start after it",
  async (step, release, found) => {
    await expect(interruptedAt(step)).rejects.toThrow("interrupted");
    await finishSwap(directory, release);
    expect(await parseMajor(current())).toBe(found);
    await finishSwap(directory, release);
    expect(await parseMajor(current())).toBe(found);
  },
);

test("says how to go back where neither version is the release's", async () => {
  await expect(interruptedAt("old data moved")).rejects.toThrow("interrupted");
  await expect(finishSwap(directory, "19")).rejects.toThrow(
    `go back: mv ${getFormerData(directory, "17")} ${current()}`,
  );
  expect(await readFile(join(getFormerData(directory, "17"), "PG_VERSION"), "utf8")).toBe("17\n");
});

test("removes the old data only once the new data is in its place", async () => {
  await expect(removeFormerData(directory, "18")).rejects.toThrow("Nothing was removed");
  await expect(interruptedAt("old data moved")).rejects.toThrow("interrupted");
  expect(await removeFormerData(directory, "18")).toEqual([getFormerData(directory, "17")]);
  expect(await parseMajor(current())).toBe("18");
});

test("removes no data where the new data is gone", async () => {
  await swapData(directory, "17");
  await rm(current(), { recursive: true });
  await expect(removeFormerData(directory, "18")).rejects.toThrow("Nothing was removed");
  expect(await parseMajor(getFormerData(directory, "17"))).toBe("17");
});
