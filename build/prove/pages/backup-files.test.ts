import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = dirname(dirname(dirname(import.meta.dirname)));
const page = readFileSync(join(root, "build/docs/backup.md"), "utf8");

/** Lists the files that the code keeps in the data directory, by how it writes such a path. */
function filesOfDataDir(): Set<string> {
  const path = /join\((?:[\w.]+\.)?(?:dataDir|DATA_DIR), "([\w.-]+)"/g;
  const sources = globSync("{server,build}/**/*.ts", { cwd: root })
    .filter((file) => !/test\.ts$|^build[\\/](prove|operate[\\/]doctor)[\\/]|testing[\\/]/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));
  return new Set(sources.flatMap((source) => [...source.matchAll(path)].map(([, name = ""]) => name)));
}

test("backup.md says of every file in the data directory whether a backup needs it", () => {
  const files = [...filesOfDataDir()];
  expect(files).toEqual(expect.arrayContaining(["uploads", "evidence-key", "session-secret"]));
  expect(files.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("a backup beside one's own PostgreSQL takes all of the data directory but what belongs to the embedded one", () => {
  const excluded = [...page.matchAll(/--exclude='\.\/([\w.-]+)\*'/g)].map(([, beginning = ""]) => beginning);
  expect(excluded).toEqual(["postgres", "launcher."]);
  expect(page).toContain('-C "$DATA_DIR" .');
});
