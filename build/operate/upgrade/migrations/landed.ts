import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readMigrations } from "../../../../server/db/migrate.ts";
import type { SqlFile } from "../../../../server/db/sql-files.ts";

/** Where the migrations that have landed are listed: a line each, its SHA-256 and its name. */
export const landedFile = "server/db/migrations/landed.txt";

/** The list of all of them. */
export function listOf(files: readonly SqlFile[]): string {
  return files.map(({ checksum, name }) => `${checksum}  ${name}\n`).join("");
}

/**
 * Finds migrations that differ from the list: one that was edited, renamed or removed after it
 * landed, since databases have run it as it was. Migrations after those in the list are new.
 * upgrades.3
 */
export function findChangedSinceLanding(list: string, files: readonly SqlFile[]): string[] {
  const landed = list.split("\n").filter(Boolean);
  return landed.flatMap((line, index) => {
    const file = files[index];
    if (file && line === listOf([file]).trimEnd()) return [];
    const name = line.split("  ")[1] ?? line;
    return [
      `${name} has landed and was ${
        file?.name === name ? "edited" : "renamed or removed"
      } since. Put it back, and make a new one.`,
    ];
  });
}

/** The migrations that the list does not have yet. */
export function listNotLanded(list: string, files: readonly SqlFile[]): string[] {
  return files.slice(list.split("\n").filter(Boolean).length).map(({ name }) => name);
}

/** Rejects when a release would hold migrations that are not in the list. */
export async function refuseUnlisted(root: string): Promise<void> {
  const missing = listNotLanded(await readFile(join(root, landedFile), "utf8"), await readMigrations());
  if (missing.length === 0) return;
  throw new Error(
    `${missing.join(", ")} would land by this release, and ${landedFile} does not list it. ` +
      "Run: node build/operate/upgrade/record-landed-migrations.ts, and commit the list.",
  );
}
