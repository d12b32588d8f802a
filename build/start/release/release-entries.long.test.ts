import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrokenLinks } from "../../prove/pages/links.ts";
import { parsePage } from "../../prove/pages/read-page.ts";
import { releaseEntries } from "./release-entries.ts";
import type { Entry } from "./write-archive.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
let pages = "";
let entries: readonly Entry[] = [];
let paths: ReadonlySet<string> = new Set();

beforeAll(() => {
  pages = mkdtempSync(join(tmpdir(), "glimmer-pages-"));
  writeFileSync(join(pages, "index.html"), "<!doctype html>");
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
  const made = releaseEntries({ root, pages, commit: { id: "0f".repeat(20), date: new Date(0), files } });
  entries = made.entries;
  paths = new Set(entries.map(({ name }) => name.slice(made.name.length + 1)));
});
afterAll(() => rmSync(pages, { recursive: true }));

test("holds what serves: programs, statements, pages, packages and the launcher", () => {
  const wanted = [
    "glimmer",
    "RELEASE",
    "package.json",
    "deno.json",
    "dist/web/index.html",
    "server/main.ts",
    "server/classifier/lists/en.txt",
    "server/db/migrations/0200_members.sql",
    "shared/language/catalogue/de.po",
    "build/start.ts",
    "build/start/launcher/data/hold-file-lock.mjs",
    "build/practice/community/texts/members.json",
    "build/docs/releases.md",
    "node_modules/hono/package.json",
    "node_modules/sharp/package.json",
  ];
  expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
});

test("holds no tests, no sources of pages, nothing that only builds, and nothing twice", () => {
  expect(paths.size).toBe(entries.length);
  const unwanted =
    /^(desktop|out)\/|^(server|shared|build)\/.*(\.test\.ts|\/testing\/)|^node_modules\/(vite|react|typescript|vitest|electron)\//;
  expect([...paths].filter((path) => unwanted.test(path))).toEqual([]);
});

test("has a README, and pages whose links all lead to something in it", () => {
  const texts = entries.flatMap(({ name, content }) =>
    name.endsWith(".md") && "text" in content
      ? [parsePage(name.slice(name.indexOf("/") + 1), content.text)]
      : []
  );
  expect(texts.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["README.md", "SECURITY.md", "CHANGELOG.md"]),
  );
  const folders = new Set([...paths].flatMap((path) => [path, dirname(path), dirname(dirname(path))]));
  expect(findBrokenLinks(texts, (path) => folders.has(path.replace(/\/$/, "")))).toEqual([]);
});

test("holds each page that an operator's page leads to", () => {
  const pagesOfOperators = [...paths].filter((path) => path.startsWith("build/docs/"));
  const targets = pagesOfOperators.flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)]
      .map(([, link = ""]) => posix.join(posix.dirname(page), link))
  );
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((path) => !paths.has(path))).toEqual([]);
});

test("leaves out what packages have for their own developers", () => {
  const unwanted = /node_modules\/(@[^/]+\/)?[^/]+\/(\.github|test|examples?)\//;
  expect([...paths].filter((path) => unwanted.test(path))).toEqual([]);
});

test("marks as programs the script, Deno and PostgreSQL's, whatever their mode on this machine", () => {
  const programs = entries.filter(({ isProgram }) => isProgram).map(({ name }) => name.split("/").at(-1));
  expect(programs.toSorted()).toEqual(["deno", "glimmer", "initdb", "pg_ctl", "postgres"]);
});

test("says its version and its commit", () => {
  const release = entries.find(({ name }) => name.endsWith("/RELEASE"))?.content;
  expect(release).toEqual({
    text: expect.stringMatching(
      /^Glimmer \d+\.\d+\.\d+ for \S+, commit (0f){20} of 1970-01-01T00:00:00.000Z\n$/,
    ),
  });
});
