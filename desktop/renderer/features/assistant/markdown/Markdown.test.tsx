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
