import fc from "fast-check";
import { expect, test } from "vitest";
import { stripMarkdown } from "./strip-markdown.ts";

test.each([
  ["1. Breathe in for **four**.\n2. Hold for *two*.", "1. Breathe in for four.\n2. Hold for two."],
  ["_An example_ with `code` and __weight__", "An example with code and weight"],
  ["## Evening\n\n* Tea\n+ A walk\n- Sleep", "Evening\n\n- Tea\n- A walk\n- Sleep"],
  ["> Be kind\n\n---\nAlways", "Be kind\n\nAlways"],
  ["```js\nconst breaths = 4;\n```", "const breaths = 4;"],
  ["| Breath | Seconds |\n| --- | --- |\n| In | 4 |", "Breath: Seconds\nIn: 4"],
  [
    "| Day | Morning | Evening |\n|:-:|---|--:|\n| Mon | Tea<br>Toast | |",
    "Day: Morning; Evening\nMon: Tea, Toast",
  ],
  ["One<br>two<br/>\nthree", "One\ntwo\nthree"],
  ["```py\n# sum\ndef __init__(a, *b): _c_\n```", "# sum\ndef __init__(a, *b): _c_"],
  ["Call `__init__` of **`A`**", "Call __init__ of A"],
  ["Then \\(E = mc^2\\) and $x_1$:\n\n$$\\frac{a+b}{2}$$", "Then E = mc² and x₁:\n\n(a+b)/2"],
  [
    "[A guide](https://example.org/a) ![a lake](https://example.org/b)",
    "A guide (https://example.org/a) a lake",
  ],
])("strips the Markdown from %j", (written, plain) => {
  expect(stripMarkdown(written)).toBe(plain);
});

test.each([
  "#calm is a hashtag",
  "Hello @some_one_here, 2 * 3 * 4 = 24",
  "snake_case_name and a_b",
  "It costs $5 and $6, from US$5_a to $7_b",
  "12 - 4 minutes, then - perhaps - more",
  "https://example.org/a_b_c",
])("leaves %j unchanged", (text) => {
  expect(stripMarkdown(text)).toBe(text);
});

// Where each place would search the rest, one of these takes a minute.
test.each([
  `a${" ".repeat(200_000)}b`,
  `| a${" ".repeat(200_000)}b |`,
  `x${"-".repeat(200_000)}\n${"-".repeat(200_000)}`,
  `${" ".repeat(100_000)}- ${"- ".repeat(100_000)}`,
  "[".repeat(200_000),
  "![a](".repeat(40_000),
  `\`\`\`\n${" ".repeat(200_000)}b\n\`\`\``,
  `\`a${"``".repeat(100_000)}b\``,
  "\\(".repeat(100_000),
  "$$ ".repeat(70_000),
])("strips a long text at once", (text) => {
  expect(stripMarkdown(text).length).toBeLessThanOrEqual(text.length);
});

test("never makes a text notably longer, whatever its marks", () => {
  const mark = fc.constantFrom(
    "*",
    "_",
    "`",
    "[",
    "](",
    ")",
    "|",
    "-",
    " ",
    "\n",
    "a",
    "#",
    ">",
    "$",
    "\\(",
    "\\)",
  );
  fc.assert(fc.property(fc.array(mark, { maxLength: 400 }), (marks) => {
    const written = marks.join("");
    expect(stripMarkdown(written).length).toBeLessThanOrEqual(written.length + marks.length);
  }));
});
