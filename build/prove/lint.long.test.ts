import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = dirname(dirname(import.meta.dirname));
const trees = ["shared", "server", "desktop", "build"];
const tsconfigOf = (tree: string) => `${tree}/tsconfig.json`;
let project = "";
let report = "";

/** One file for each rule that keeps architecture or types; each breaks exactly that one. */
const broken: readonly [rule: string, path: string, text: string][] = [
  ["import(no-cycle)", "server/ring-a.ts", 'import { b } from "./ring-b.ts";\nexport const a = () => b;\n'],
  ["import(no-default-export)", "server/default.ts", "export default 1;\n"],
  ["typescript(no-explicit-any)", "server/any.ts", "export const read = (value: any): string => value;\n"],
  ["typescript(no-floating-promises)", "server/floating.ts", "Promise.resolve(1);\nexport {};\n"],
  [
    "typescript(no-non-null-assertion)",
    "server/surely.ts",
    "export const first = (list: number[]) => list[0]!;\n",
  ],
  [
    "eslint(no-restricted-imports)",
    "server/driver.ts",
    'import postgres from "postgres";\nexport const db = postgres;\n',
  ],
  ["node(no-process-env)", "server/env.ts", "export const port = () => process.env.PORT;\n"],
  [
    "rules-of-hooks)",
    "desktop/renderer/Hook.tsx",
    'import { useState } from "react";\nexport function Hook({ on }: { on: boolean }) {\n' +
    "  if (!on) return null;\n  const [n] = useState(0);\n  return <p>{n}</p>;\n}\n",
  ],
  [
    "jsx-a11y(alt-text)",
    "desktop/renderer/Picture.tsx",
    'export const Picture = () => <img src="/a.png" />;\n',
  ],
  ["typescript(TS2322)", "shared/wrong.ts", 'export const wrong: number = "1";\n'],
  // The same word is right in one tree and wrong in another.
  ["typescript(TS2584)", "server/browser.ts", "export const titled = () => document.title;\n"],
  ["typescript(TS6133)", "build/unused.ts", "const unused = 1;\nexport {};\n"],
];

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "glimmer-lint-"));
  for (const file of [".oxlintrc.json", "tsconfig.json", "tsconfig.base.json", ...trees.map(tsconfigOf)]) {
    await cp(join(root, file), join(project, file));
  }
  await symlink(join(root, "node_modules"), join(project, "node_modules"));
  const others: [string, string, string][] = [
    ["", "server/ring-b.ts", 'import { a } from "./ring-a.ts";\nexport const b = () => a;\n'],
    ["", "server/fine.ts", "export const fine = (n: number) => n + 1;\n"],
    ["", "server/db/open-database.ts", 'import postgres from "postgres";\nexport const db = postgres;\n'],
    ["", "vite.config.ts", "export default { base: process.env.BASE };\n"],
    ["", "package.json", '{ "type": "module" }\n'],
  ];
  for (const [, path, text] of [...broken, ...others]) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
  report = await new Promise((resolve) =>
    execFile(
      join(root, "node_modules/.bin/oxlint"),
      ["--format=unix", ...trees, "vite.config.ts"],
      { cwd: project },
      (_, out) => resolve(out),
    )
  );
}, 30_000);

afterAll(() => rm(project, { recursive: true, force: true }));

test.each(broken)("%s finds %s", (rule, path) => {
  const lines = report.split("\n").filter((line) => line.includes(`${path}:`));
  expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(rule)]));
});

test.each(["server/fine.ts", "server/db/open-database.ts", "vite.config.ts"])("%s is left alone", (path) => {
  expect(report).not.toContain(`${path}:`);
});
