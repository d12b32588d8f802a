import { describe, expect, test } from "vitest";
import { findWideComments } from "./comment-width.ts";

const words = (length: number) => "word ".repeat(length).slice(0, length - 1) + "s";

describe("a comment is too wide when it goes on beyond column 100", () => {
  test.each([
    ["after `//`", "a.ts", `// ${words(98)}`],
    ["indented", "a.ts", `  // ${words(96)}`],
    ["after code", "a.ts", `const a = 1; // ${words(85)}`],
    ["as one word after code", "a.ts", `const a = "${"a".repeat(90)}"; // because`],
    ["in one line of a block", "a.ts", `/** ${words(94)} */`],
    ["inside of JSX", "a.tsx", `const a = <p>{/* ${words(90)} */}</p>;`],
    ["in a script", "a.mjs", `// ${words(98)}`],
    ["in SQL", "a.sql", `-- ${words(98)}`],
    ["in SQL after code", "a.sql", `select 'it''s -- text'; -- ${words(80)}`],
  ])("%s", (_, path, text) => expect(findWideComments(path, text)).toEqual([1]));

  test("in any line of a block", () => {
    const text = `/**\n * ${words(80)}\n * ${words(98)}\n */\nconst a = 1;\n// ${words(98)}\n`;
    expect(findWideComments("a.ts", text)).toEqual([3, 6]);
  });
});

test.each([
  ["a comment up to column 100", "a.ts", `// ${words(97)}`],
  ["code behind a comment", "a.ts", `call(/* first */ ${"a".repeat(100)});`],
  ["a string that looks like one", "a.ts", `const a = "// ${words(100)}";`],
  ["one word, such as an address", "a.ts", `// https://example.org/${"a".repeat(100)}`],
  ["what a tool reads", "a.ts", `// oxlint-disable-next-line a -- ${words(90)}`],
  ["a string in SQL", "a.sql", `select '-- ${words(100)}';`],
])("accepts %s", (_, path, text) => expect(findWideComments(path, text)).toEqual([]));
