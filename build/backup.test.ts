import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = dirname(import.meta.dirname);
const readme = readFileSync(join(root, "README.md"), "utf8");
const [, backup = ""] = /\n### Backup and restore\n(.*?)\n## /s.exec(readme) ?? [];

/** What the code keeps in the data directory, by how it writes such a path. */
function filesOfDataDir(): Set<string> {
  const path = /join\((?:[\w.]+\.)?(?:dataDir|DATA_DIR), "([\w.-]+)"/g;
  const sources = ["server", "build"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/test\.ts$|^bench\/|testing\//.test(file))
      .map((file) => readFileSync(join(root, folder, file), "utf8"))
  );
  return new Set(sources.flatMap((source) => [...source.matchAll(path)].map(([, name = ""]) => name)));
}

test("the README says of every file in the data directory whether a backup needs it", () => {
  const files = [...filesOfDataDir()];
  expect(files).toEqual(expect.arrayContaining(["uploads", "push-keys.json", "session-secret"]));
  expect(files.filter((name) => !backup.includes(`\`${name}\``))).toEqual([]);
});

test("a backup beside one's own PostgreSQL takes all of the data directory but what belongs to the embedded one", () => {
  const excluded = [...backup.matchAll(/--exclude='\.\/([\w.-]+)\*'/g)].map(([, beginning = ""]) =>
    beginning
  );
  expect(excluded).toEqual(["postgres", "launcher."]);
  expect(backup).toContain('-C "$DATA_DIR" .');
});
