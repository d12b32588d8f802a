import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { entries } from "./group-scripts.ts";

const root = join(import.meta.dirname, "../..");
const contract = /^shared\/\w+\/(?:[\w-]+-)?contract\.ts$/;

interface Import {
  readonly target: string;
  readonly names: readonly (string | null | undefined)[];
}

/** The imports of a file that exist at run time, without those by `import()`. */
function importsAtOnce(path: string): Import[] {
  const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
  return module.staticImports
    .map((one) => ({ ...one, values: one.entries.filter(({ isType }) => !isType) }))
    .filter((one) => one.values.length > 0 || one.entries.length === 0)
    .map(({ moduleRequest, values }) => ({
      target: moduleRequest.value.startsWith(".")
        ? posix.join(posix.dirname(path), moduleRequest.value)
        : moduleRequest.value.replace(/^#shared\//, "shared/"),
      names: values.map(({ importName }) => importName.name),
    }));
}

/** Of a contract, `slimContract` leaves the endpoints, which need no zod. */
function isSlim({ target, names }: Import): boolean {
  if (!contract.test(target)) return false;
  const text = readFileSync(join(root, target), "utf8");
  return names.every((name) => text.includes(`export const ${name} = defineEndpoint(`));
}

test("what a member's first scripts load has no zod, which is a third of them", () => {
  const waysTo = new Map<string, readonly string[]>();
  const add = (path: string, way: readonly string[]) => {
    if (waysTo.has(path)) return;
    waysTo.set(path, [...way, path]);
    if (!/\.tsx?$/.test(path) || !existsSync(join(root, path))) return;
    for (const one of importsAtOnce(path)) if (!isSlim(one)) add(one.target, [...way, path]);
  };
  const first = [...entries.boot, ...entries.app, ...entries.feed];
  for (const entry of first) add(`desktop/renderer/${entry}`, []);
  expect(waysTo.size).toBeGreaterThan(250);
  expect(waysTo.get("zod")).toBeUndefined();
});
