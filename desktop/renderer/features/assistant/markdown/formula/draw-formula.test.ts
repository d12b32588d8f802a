import { expect, test } from "vitest";
import { isDrawable, renderFormulaMarkup } from "./draw-formula.ts";

/** Without the TeX itself, which stands as text in the MathML. */
const drawn = (tex: string) => renderFormulaMarkup(tex).replace(/<annotation.*<\/annotation>/, "");

test.each([
  "\\href{javascript:alert(1)}{x}",
  "\\url{https://example.org}",
  "\\includegraphics{https://example.org/a.png}",
  "\\htmlStyle{position:fixed;inset:0}{x}",
  "\\htmlClass{fixed}{x}",
  "\\htmlId{root}{x}",
  "\\htmlData{tooltip=x}{y}",
])("refuses %s", (tex) => {
  expect(drawn(tex)).not.toMatch(
    /<(?:a|img)\b|href=|src=|example\.org|javascript|fixed|data-|id=/,
  );
});

test("bounds the size of what is drawn", () => {
  expect(drawn("\\rule{9999em}{9999em}")).not.toContain("9999em");
});

test.each(["\\def\\a{x}\\a", "\\newcommand{\\a}{x}", "\\let\\a=b", "x".repeat(4_001)])(
  "does not draw %j, of which a short text could become any length",
  (tex) => expect(isDrawable(tex)).toBe(false),
);

test.each(["a\\kern-60em b", "\\hspace{-9em}", "\\mskip -9mu", "\\mathllap{x}", "\\raisebox{9em}{x}"])(
  "does not draw %j, which would cover the words beside it",
  (tex) => expect(isDrawable(tex)).toBe(false),
);

test("draws chemistry", () => {
  expect(drawn("\\ce{H2O}")).toMatch(/H.*2.*O/);
  expect(drawn("\\ce{H2O}")).not.toContain("ce");
});

test("draws what begins like a definition", () => {
  expect(isDrawable("\\Leftarrow \\letter \\default \\kern1em")).toBe(true);
});
