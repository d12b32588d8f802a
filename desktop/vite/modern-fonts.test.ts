import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { removeOldFonts } from "./modern-fonts.ts";

test("KaTeX's style sheet names WOFF2 fonts alone, each beside it", () => {
  const path = createRequire(import.meta.url).resolve("katex/dist/katex.min.css");
  const sources = removeOldFonts(readFileSync(path, "utf8")).match(/url\([^)]*\)/g) ?? [];
  expect(sources.length).toBeGreaterThan(15);
  for (const source of sources) expect(source).toMatch(/^url\(fonts\/KaTeX_[\w-]+\.woff2\)$/);
});
