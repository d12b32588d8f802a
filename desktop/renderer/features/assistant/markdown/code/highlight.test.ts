import { expect, test } from "vitest";
import { canHighlight, highlight, splitCode } from "./HighlightedCode.tsx";

const code = 'const name: string = "a"; // <b>\nfunction f() { return 1; }\n';

test("tells what the pieces of code are, and loses nothing", () => {
  const tokens = highlight(code, "ts");
  expect(tokens.map(({ text }) => text).join("")).toBe(code);
  const scopeOf = (text: string) => tokens.find((token) => token.text === text)?.scope;
  expect(["const", '"a"', "// <b>", "f", "1"].map(scopeOf)).toEqual([
    "keyword",
    "string",
    "comment",
    "title",
    "number",
  ]);
});

test("knows the usual names of languages, and no others", () => {
  for (const name of ["js", "tsx", "py", "sh", "html", "yml", "c++", "c#", "rs"]) {
    expect(canHighlight(name)).toBe(true);
  }
  for (const name of ["mermaid", "text", "constructor", ""]) expect(canHighlight(name)).toBe(false);
});

test("of code that grows only the last section changes, which stays short", () => {
  const lines = Array.from({ length: 500 }, (_, at) => at % 9 === 0 ? "\n" : `line ${at}\n`);
  const whole = splitCode(lines.join(""));
  expect(whole.join("")).toBe(lines.join(""));
  expect(Math.max(...whole.map((section) => section.split("\n").length))).toBeLessThanOrEqual(61);
  const before = splitCode(lines.slice(0, 300).join(""));
  expect(whole.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
});
