import { expect, test } from "vitest";
import { importAtOnce, preloadStyles } from "./import-at-once.ts";

interface Chunk {
  readonly imports: string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

function codesOf(chunks: Readonly<Record<string, Chunk>>): Readonly<Record<string, string>> {
  const parts = Object.entries(chunks).map(([fileName, chunk]) => ({
    type: "chunk",
    fileName,
    code: chunk.imports.map((name) => `import"./${name.split("/").at(-1)}";`).join(""),
    ...chunk,
  }));
  const bundle = Object.fromEntries(parts.map((part) => [part.fileName, part]));
  (importAtOnce().generateBundle as unknown as (options: unknown, bundle: unknown) => void)({}, bundle);
  return Object.fromEntries(parts.map(({ fileName, code }) => [fileName, code]));
}

test("lets a later script import what its imports import, behind its own, and no script twice", () => {
  const codes = codesOf({
    "assets/boot.js": { imports: ["assets/start.js"], isEntry: true },
    "assets/start.js": { imports: [] },
    "assets/Chat.js": { imports: ["assets/list.js", "assets/words.js"], isDynamicEntry: true },
    "assets/list.js": { imports: ["assets/row.js", "assets/start.js"] },
    "assets/row.js": { imports: ["assets/words.js", "assets/list.js"] },
    "assets/words.js": { imports: [] },
  });
  expect(codes["assets/Chat.js"]).toBe('import"./list.js";import"./words.js";import"./row.js";');
  expect(codes["assets/list.js"]).toBe('import"./row.js";import"./start.js";');
});

test("lists only the styles of a later script in the one that loads it, but all of a screen that is often first", () => {
  const files = ["assets/Chat.js", "assets/Chat.css"];
  expect(preloadStyles("assets/Chat.js", files, { hostType: "js" })).toEqual(["assets/Chat.css"]);
  expect(preloadStyles("assets/Chat.js", files, { hostType: "html" })).toEqual(files);
  expect(preloadStyles("assets/LoginScreen-1.js", files, { hostType: "js" })).toEqual(files);
});
