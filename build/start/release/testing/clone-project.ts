import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Clones the project's commit into the folder, with the packages that are installed here. Their
 * files are hard links: copying a gigabyte would take longer than everything else.
 */
export function cloneProject(root: string, folder: string): void {
  execFileSync("git", ["clone", "--quiet", root, folder]);
  const copy = (how: string) =>
    execFileSync("cp", [how, join(root, "node_modules"), join(folder, "node_modules")], { stdio: "pipe" });
  try {
    copy("-al");
  } catch {
    // On another file system.
    execFileSync("rm", ["-rf", join(folder, "node_modules")]);
    copy("-a");
  }
}

/** Commits a next release in the clone: a version, and a migration that older ones do not know. */
export function commitNextRelease(folder: string, version: string, next: string): void {
  for (const file of ["package.json", "shared/product.ts"]) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(`"${version}"`, `"${next}"`));
  }
  const migration = join(folder, "server/db/migrations/9999_next_release.sql");
  writeFileSync(migration, "create table next_release (note text);\n");
  execFileSync(process.execPath, ["build/operate/upgrade/record-landed-migrations.ts"], {
    cwd: folder,
    stdio: "pipe",
  });
  execFileSync("git", ["add", "--all"], { cwd: folder });
  const author = [
    "-c",
    "user.name=Robin",
    "-c",
    "user.email=robin@example.org",
    "-c",
    "commit.gpgsign=false",
  ];
  execFileSync("git", [...author, "commit", "--quiet", "--message=Release the next version"], {
    cwd: folder,
  });
}
