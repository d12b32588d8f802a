import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "./Markdown.tsx";

/** The elements of an answer without their classes. */
const markup = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />).replaceAll(/ [a-z-]+="[^"]*"/g, "");

test("a text beside other elements has its own element", () => {
  expect(markup("One **two *three* four** five")).toBe(
    "<div><p><span>One </span><strong><span>two </span><em>three</em><span> four</span></strong>" +
      "<span> five</span></p></div>",
  );
});

test("a text alone, code and white space between blocks stay as they are", () => {
  expect(markup("One\n\n- two\n- `three`")).toBe(
    "<div><p>One</p>\n<ul>\n<li>two</li>\n<li><code>three</code></li>\n</ul></div>",
  );
});

test.each([
  ["これは**「重要」**です。", "<strong>「重要」</strong>"],
  ["这是**“重点”。**后面", "<strong>“重点”。</strong>"],
])("bold text beside Chinese and Japanese punctuation is bold: %j", (text, bold) => {
  expect(markup(text)).toContain(bold);
});

test("a cell has the lines that <br> asks for, and the side that its column has; other HTML is text", () => {
  const table = renderToStaticMarkup(
    <Markdown text={"| a | b |\n| --- | --: |\n| one<br>two<BR/> | <b>3</b> |"} />,
  );
  expect(table).toMatch(/one<\/span><br\/>.*two/s);
  expect(table).toContain("text-align:right");
  expect(table).toContain("&lt;b&gt;");
});

test("formulas keep their signs wherever they stand, and money, code and addresses stay", () => {
  const shown = renderToStaticMarkup(
    <Markdown
      text={"**So** \\(a_1 * b_1 * c\\):\n\n$$\n- x\n$$\n\n| \\(|x|\\) | `$y$` |\n| --- | --- |\n| $5 and $6 | [$a_b$](https://e.org/$c^d$) |"}
    />,
  );
  expect(shown).toContain("a_1 * b_1 * c</code>");
  expect(shown).toContain("|x|</code>");
  expect(shown).toContain(">$y$</code>");
  expect(shown).toContain("$5 and $6");
  expect(shown).toContain('href="https://e.org/$c^d$"');
  expect(shown).not.toMatch(/[\uE000\uE001]|%EE%80/);
});

test.each([
  ["`f`\\(x\\)", "<code>f</code><code>x</code>"],
  ["\\(a^2\\)\\(b^2\\)", "<code>a^2</code><code>b^2</code>"],
  ["one ` two \\(x\\)", "<span>one ` two </span><code>x</code>"],
  ["**So:**\\(x\\)", "<strong>So:</strong><code>x</code>"],
])("a formula right beside something else is drawn, and breaks nothing: %j", (text, shown) => {
  expect(markup(text)).toContain(shown);
});

test.each(["> ", "- ", "1. "])("an answer with %j too often shows as it was written", (mark) => {
  const shown = markup(`Before\n\n${mark.repeat(3_000)}Words`);
  expect(shown).toMatch(/^<div><p>Before/);
  expect(shown).toContain("Words</p>");
});

test("an answer that is nested too deep in another way shows as it was written", () => {
  expect(markup(`${"> ".repeat(50)}${"_a *b ".repeat(60)}c${"* d_".repeat(60)}`)).toContain("_a *b _a");
});

test("a formula of which the end is still to come shows as it is written", () => {
  const half = renderToStaticMarkup(<Markdown isWriting text={"Then\n\n\\[\n\\frac{a}\n+ b"} />);
  expect(half).toContain("\\frac{a}\n+ b</code>");
  expect(half).not.toContain("<ul");
});

test.each([
  "[x](javascript:alert(1)) ![x](data:image/svg+xml,<svg/>)",
  "<img src=https://example.org/a onerror=alert(1)><script>alert(1)</script>",
  "![a](https://example.org/a.png) <iframe src=//example.org></iframe>",
  "[\\(x\\)](javascript:$x^2$)",
])("nothing of %j runs or is fetched", (text) => {
  const shown = renderToStaticMarkup(<Markdown text={text} />);
  expect(shown).not.toMatch(/<(?:img|script|iframe|svg)|<[^>]+ (?:src|on\w+)=|href="(?!https:)/);
});
