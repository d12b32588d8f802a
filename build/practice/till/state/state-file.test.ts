import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStateFile } from "./state-file.ts";
import { createEmptyState } from "./till-state.ts";

let folder = "";
const file = () => join(folder, "practice-till.json");
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "glimmer-till-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("starts empty, and returns what was saved last to the next till", async () => {
  const first = await openStateFile(file());
  expect(first.state).toEqual(createEmptyState());
  for (const clockOffsetMs of [1, 2, 3]) first.save({ ...first.state, clockOffsetMs });
  await first.written();
  expect((await openStateFile(file())).state.clockOffsetMs).toBe(3);
});

test("keeps its file to its owner, and no half of one beside it", async () => {
  const { state, save, written } = await openStateFile(file());
  save(state);
  await written();
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(["practice-till.json"]);
});

test("starts empty when the file cannot be read", async () => {
  await writeFile(file(), "half a {");
  expect((await openStateFile(file())).state).toEqual(createEmptyState());
});
