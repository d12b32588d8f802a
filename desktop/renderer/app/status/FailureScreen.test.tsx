import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FailureScreen } from "./FailureScreen.tsx";

const page = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");

/** Without the space that stands between elements for the reader of the file. */
const packed = (html: string) => html.replaceAll(/\s+/g, " ").replaceAll(/ ?(<|>) ?/g, "$1");

test("the page has the failure screen in it, for when no script comes to draw it", () => {
  const [, template = ""] = /<template id="failure">([\s\S]*?)<\/template>/.exec(page) ?? [];
  expect(packed(template)).toBe(packed(renderToStaticMarkup(<FailureScreen />)));
});
