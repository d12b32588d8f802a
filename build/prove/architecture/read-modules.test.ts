import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { parseModule, readSqlPaths } from "./read-modules.ts";

const importsOf = (text: string) => parseModule("server/http/a.tsx", text).imports;

describe("finds imports", () => {
  test.each([
    ['import { a } from "./a.ts";', "server/http/a.ts"],
    ['import type { A } from "#shared/a.ts";', "shared/a.ts"],
    ['import { type A } from "./a.ts";', "server/http/a.ts"],
    ['import {\n  a,\n  b,\n} from "../a.ts";', "server/a.ts"],
    ["import a from 'zod'; a();", "zod"],
    ['const b = 1; import { a } from "./a.ts";', "server/http/a.ts"],
    ['import "./provided.ts";', "server/http/provided.ts"],
    ['export { a } from "./a.ts";', "server/http/a.ts"],
    ['export type { A } from "./a.ts";', "server/http/a.ts"],
    ['export { type A } from "./a.ts";', "server/http/a.ts"],
    ['export type * from "./a.ts";', "server/http/a.ts"],
    ['export * from "./a.ts";', "server/http/a.ts"],
    ['export * as a from "./a.ts";', "server/http/a.ts"],
    ['const a = await import("./a.ts");', "server/http/a.ts"],
    ['const a = lazy(() => import(\n  "./A.tsx"\n));', "server/http/A.tsx"],
    ['type A = import("./a.ts").A;', "server/http/a.ts"],
  ])("in %j", (text, target) => expect(importsOf(text)).toEqual([target]));

  test.each([
    '// import { a } from "./a.ts";',
    'export const from = "./a.ts";',
    'const text = "import this";',
    "const text = `\nimport { a } from './a.ts';\n`;",
    "const text = 'import(\"./a.ts\")';",
    "const a = await import(address);",
  ])("and finds none in %j", (text) => expect(importsOf(text)).toEqual([]));

  test("of both builds where one name stands for a file of each", () => {
    expect(importsOf('import { platform } from "#platform";')).toEqual([
      "desktop/renderer/platform/electron.ts",
      "desktop/renderer/platform/web.ts",
    ]);
  });
});

test.each([
  ['import type { A } from "./a.ts";', []],
  ['import { type A } from "./a.ts";', []],
  ['export type { A } from "./a.ts";', []],
  ['type A = import("./a.ts").A;', []],
  ['import { type A, a } from "./a.ts";', ["server/a.ts"]],
  ['import type { A } from "./a.ts";\nimport { a } from "./a.ts";', ["server/a.ts"]],
  ['import "./a.ts";', ["server/a.ts"]],
  ['const { a } = await import("./a.ts");', ["server/a.ts"]],
])("counts as values what exists at run time: %j", (text, values) => {
  expect(parseModule("server/b.ts", text).values).toEqual(values);
});

test("counts the SQL files of functions, and no migration", () => {
  const paths = readSqlPaths(dirname(dirname(dirname(import.meta.dirname))));
  expect(paths).toContain("server/features/auth/sql/usernames.sql");
  expect(paths.filter((path) => path.includes("/migrations/"))).toEqual([]);
});
