import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCommit } from "./read-commit.ts";

let root = "";
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "commit.gpgsign=false", ...args], { cwd: root });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "glimmer-commit-"));
  git("init", "--quiet");
  git("config", "user.name", "Robin");
  git("config", "user.email", "robin@example.org");
  writeFileSync(join(root, ".gitignore"), "dist/\n");
  writeFileSync(join(root, "grüße.ts"), "1");
  git("add", "--all");
  git("commit", "--quiet", "--message=Begin", "--date=2026-01-02T03:04:05Z");
});
afterEach(() => rmSync(root, { recursive: true }));

test("names the commit, its date and its files", () => {
  const commit = readCommit(root);
  expect(commit.id).toMatch(/^[0-9a-f]{40}$/);
  expect(commit.date.getTime() % 1000).toBe(0);
  expect(commit.files).toEqual([".gitignore", "grüße.ts"]);
});

test("refuses a tree with a changed or a new file, and names it", () => {
  writeFileSync(join(root, "grüße.ts"), "2");
  writeFileSync(join(root, "new.ts"), "");
  expect(() => readCommit(root)).toThrow(/^ M grüße\.ts\n\?\? new\.ts\n/m);
});
