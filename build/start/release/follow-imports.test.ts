import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { followImports } from "./release-entries.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "glimmer-imports-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

test("finds what the entry imports at once, later and through others, and their packages", () => {
  write({
    "server/main.ts": `import { a } from "./a.ts"; import { join } from "node:path"; import "fs";`,
    "server/a.ts": `export { b } from "#shared/b.ts"; export const later = () => import("../build/c.mjs");`,
    "shared/b.ts": `import { Hono } from "hono/tiny"; export const b = Hono;`,
    "build/c.mjs": `import "@scope/name/part"; import "./data.json" with { type: "json" };`,
    "build/data.json": "{}",
    "server/unused.ts": `import "unused";`,
  });
  expect(followImports(root, ["server/main.ts"])).toEqual({
    files: ["build/c.mjs", "build/data.json", "server/a.ts", "server/main.ts", "shared/b.ts"],
    packages: ["@scope/name", "hono"],
  });
});

test("leaves out what is imported for its types alone, and ends in a circle", () => {
  write({
    "server/main.ts": `import type { T } from "./types.ts"; import "./a.ts"; import type { X } from "vite";`,
    "server/a.ts": `import "./main.ts";`,
    "server/types.ts": "export type T = 1;",
  });
  expect(followImports(root, ["server/main.ts"])).toEqual({
    files: ["server/a.ts", "server/main.ts"],
    packages: [],
  });
});

test("throws when an imported file is not there", () => {
  write({ "server/main.ts": `import "./gone.ts";` });
  expect(() => followImports(root, ["server/main.ts"])).toThrow("server/main.ts imports server/gone.ts");
});
