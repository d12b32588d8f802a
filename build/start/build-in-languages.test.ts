import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { languages } from "#shared/language/languages.ts";
import { buildInLanguages } from "./build-in-languages.ts";

/** Returns in which languages pages were built, and how many at once at most. */
async function build(memory: number, failing?: string) {
  const root = await mkdtemp(join(tmpdir(), "glimmer-languages-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const [built, running] = [[] as string[], new Set<string>()];
  let most = 0;
  const done = buildInLanguages(join(root, "web"), async (language, into) => {
    running.add(language);
    most = Math.max(most, running.size);
    await mkdir(into, { recursive: true });
    await writeFile(join(into, "index.html"), language);
    running.delete(language);
    if (language === failing) throw new Error(`no ${language}`);
    built.push(language);
  }, memory);
  const failure = await done.then(() => null, (error: Error) => error.message);
  return { built: built.sort(), most, failure };
}

const all = [...languages].sort();
const gb = 1e9;

test("builds all languages at once on a machine with memory for it, and one after another on a small one", async () => {
  expect(await build(32 * gb)).toEqual({ built: all, most: all.length, failure: null });
  expect(await build(4 * gb)).toEqual({ built: all, most: 1, failure: null });
  expect(await build(1 * gb)).toEqual({ built: all, most: 1, failure: null });
});

test("begins no further build after one that failed, and says why", async () => {
  expect(await build(1 * gb, "en")).toEqual({ built: [], most: 1, failure: "no en" });
});
