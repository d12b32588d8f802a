import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { listSettingNames } from "../../../server/config.ts";
import { findBrokenLinks, findUnknownPaths } from "./links.ts";
import { findFault, parseCommands } from "./walk.ts";
import { findUnknownCommands } from "./mentions.ts";
import { listNodes, readPages } from "./read-page.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const pages = readPages(root);
const files = globSync("{build,desktop,server,shared}/**/*.*", { cwd: root })
  .map((path) => path.replaceAll("\\", "/"));

const hasFile = (path: string) => existsSync(join(root, path));

function readFile(path: string): string | null {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null;
}

describe("the project's pages", () => {
  test("are read completely", () => {
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["README.md", "shared/PRODUCT.md", "server/db/README.md"]),
    );
  });

  test("say of every command what runs it, or why nothing does", () => {
    const shown = pages.flatMap(parseCommands);
    expect(shown.map((command) => findFault(command, readFile)).filter(Boolean)).toEqual([]);
  });

  test("name only scripts of package.json and programs that are there, in sentences too", () => {
    const { scripts } = JSON.parse(readFile("package.json") ?? "") as { scripts: Record<string, string> };
    expect(pages.flatMap((page) => findUnknownCommands(page, Object.keys(scripts), hasFile))).toEqual([]);
  });

  test("link only to files and headings that are there", () => {
    expect(findBrokenLinks(pages, hasFile)).toEqual([]);
  });

  test("name only source files that are there", () => {
    expect(pages.flatMap((page) => findUnknownPaths(page, root, files))).toEqual([]);
  });

  test("name only settings that the server and the launcher read", () => {
    const own = /^(GLIMMER|ELECTRON|CSC|APPLE|WIN)_|^(CHROMIUM_PATH|FIREFOX_PATH|TEST_DATABASE_URL)$/;
    const known = new Set([...listSettingNames(), "OPEN_BROWSER", "BUILD_WEB"]);
    const named = pages.flatMap(({ path, tree }) =>
      [...listNodes(tree)].flatMap(({ type, value = "" }) => type === "inlineCode" ? [value] : [])
        .flatMap((code) => /^([A-Z]+(?:_[A-Z]+)+)(?:=\S*)?$/.exec(code)?.[1] ?? [])
        .filter((name) => !known.has(name) && !own.test(name))
        .map((name) => `${path}: ${name}`)
    );
    expect(named).toEqual([]);
  });
});
