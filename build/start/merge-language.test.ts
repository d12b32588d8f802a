import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mergeLanguage } from "./merge-language.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "glimmer-merge-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, folder), join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

test("puts scripts of another language among the English ones, and its pages into its folder", async () => {
  await put({
    "web/index.html": "Hello",
    "web/icon.png": "icon",
    "web/assets/app-1.js": "Hello",
    "web/assets/react-1.js": "react",
    "de/index.html": "Hallo",
    "de/start/index.html": "Hallo",
    "de/icon.png": "icon",
    "de/.vite/manifest.json": "{}",
    "de/assets/app-2.js": "Hallo",
    "de/assets/fonts/more-2.woff2": "font",
    "de/assets/react-1.js": "react",
  });
  await mergeLanguage(join(root, "de"), join(root, "web"), "de");
  expect(await list("web")).toEqual([
    "assets/app-1.js",
    "assets/app-2.js",
    "assets/fonts/more-2.woff2",
    "assets/react-1.js",
    "de/.vite/manifest.json",
    "de/index.html",
    "de/start/index.html",
    "icon.png",
    "index.html",
  ]);
  expect(await readFile(join(root, "web/index.html"), "utf8")).toBe("Hello");
  expect(await readFile(join(root, "web/de/index.html"), "utf8")).toBe("Hallo");
  expect(existsSync(join(root, "de"))).toBe(false);
});

test("refuses a script that differs from the English one of the same name, which browsers keep for a year", async () => {
  await put({ "web/assets/app-1.js": "Hello", "de/assets/app-1.js": "Hallo" });
  await expect(mergeLanguage(join(root, "de"), join(root, "web"), "de"))
    .rejects.toThrow("assets/app-1.js differs in de from the file of that name");
  expect(await readFile(join(root, "web/assets/app-1.js"), "utf8")).toBe("Hello");
});
