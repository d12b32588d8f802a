import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = dirname(import.meta.dirname);
let project = "";
let report = "";

/** One file for each rule that keeps the architecture; each breaks exactly that one. */
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
];

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "glimmer-lint-"));
  await cp(join(root, ".oxlintrc.json"), join(project, ".oxlintrc.json"));
  await symlink(join(root, "node_modules"), join(project, "node_modules"));
  const others: [string, string, string][] = [
    ["", "server/ring-b.ts", 'import { a } from "./ring-a.ts";\nexport const b = () => a;\n'],
    ["", "server/fine.ts", "export const fine = (n: number) => n + 1;\n"],
    ["", "server/db/open-database.ts", 'import postgres from "postgres";\nexport const db = postgres;\n'],
    ["", "vite.config.ts", "export default { base: process.env.BASE };\n"],
    [
      "",
      "tsconfig.json",
      '{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "module": "nodenext" } }\n',
    ],
  ];
  for (const [, path, text] of [...broken, ...others]) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
  report = await new Promise((resolve) =>
    execFile(
      join(root, "node_modules/.bin/oxlint"),
      ["--format=unix", "server", "desktop", "vite.config.ts"],
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
