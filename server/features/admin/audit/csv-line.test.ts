import { expect, test } from "vitest";
import { formatCsvLine } from "./csv-line.ts";

test.each([
  ["plain cells", ["a", "b c", 5, null, ""], "a,b c,5,,"],
  ["a comma", ["a,b"], '"a,b"'],
  ["quotes", ['say "hi"'], '"say ""hi"""'],
  ["line breaks", ["a\nb\r\nc"], '"a\nb\r\nc"'],
  ["a formula", ["=1+1"], "'=1+1"],
  ["a plus", ["+1"], "'+1"],
  ["a minus", ["-1"], "'-1"],
  ["an at sign", ["@SUM(A1)"], "'@SUM(A1)"],
  ["a formula with quotes", ['=HYPERLINK("x","y")'], '"\'=HYPERLINK(""x"",""y"")"'],
  ["a formula after white space", [" \u00A0=1"], "' \u00A0=1"],
  ["a tab", ["\t=1"], "'\t=1"],
  ["a line break first", ["\r=1"], '"\'\r=1"'],
  ["signs within words", ["a=b", "x-y"], "a=b,x-y"],
])("writes %s", (_, cells, line) => {
  expect(formatCsvLine(cells)).toBe(`${line}\r\n`);
});
