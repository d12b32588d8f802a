import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readCommit } from "./run-description.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "glimmer-bench-commit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("a commit has a plus when files differ from it, but not for what the bench itself wrote", () => {
  const folder = newFolder();
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  mkdirSync(join(folder, "build/prove/bench"), { recursive: true });
  writeFileSync(join(folder, "build/prove/bench/LOG.md"), "a row");
  writeFileSync(join(folder, "main.ts"), "1;");
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "Begin");
  const commit = git("rev-parse", "--short=8", "HEAD");

  writeFileSync(join(folder, "build/prove/bench/LOG.md"), "two rows");
  expect(readCommit(folder)).toBe(commit);
  writeFileSync(join(folder, "main.ts"), "2;");
  expect(readCommit(folder)).toBe(`${commit}+`);
});

test("a folder that is no checkout has an unknown commit", () => {
  expect(readCommit(newFolder())).toBe("unknown");
});
