import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = dirname(dirname(dirname(import.meta.dirname)));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const ignored = read(".gitignore").split("\n").map((line) => line.replace(/\/$/, "")).filter(Boolean);
const [, everywhere = ""] = /\[\*\]\n((?:.+\n)+)/.exec(read(".editorconfig")) ?? [];

test("editors wrap at the width of deno fmt", () => {
  const { fmt } = JSON.parse(read("deno.json")) as { fmt: { lineWidth: number } };
  expect(everywhere).toContain(`\nmax_line_length = ${fmt.lineWidth}\n`);
});

test("every text ends its lines and itself as .editorconfig says", () => {
  const rules = [
    "charset = utf-8",
    "end_of_line = lf",
    "insert_final_newline = true",
    "trim_trailing_whitespace = true",
  ];
  expect(everywhere.split("\n")).toEqual(expect.arrayContaining(rules));
  const others = /^\ufeff|\ufffd|\r|[ \t]$|[^\n]$(?![\s\S])/m;
  const texts = globSync("**/*.{cjs,css,html,js,json,md,mjs,sql,svg,ts,tsx,txt,yml}", {
    cwd: root,
    exclude: (name) => ignored.includes(name),
  });
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((path) => others.test(read(path)))).toEqual([]);
});
