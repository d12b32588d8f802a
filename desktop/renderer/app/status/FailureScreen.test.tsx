import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FailureScreen } from "./FailureScreen.tsx";

const page = readFileSync(join(import.meta.dirname, "../../index.html"), "utf8");

/** Removes the whitespace between elements. */
const packed = (html: string) => html.replaceAll(/\s+/g, " ").replaceAll(/ ?(<|>) ?/g, "$1");

test("has the failure screen in index.html for when no script loads", () => {
  const [, template = ""] = /<template id="failure">([\s\S]*?)<\/template>/.exec(page) ?? [];
  expect(packed(template)).toBe(packed(renderToStaticMarkup(<FailureScreen />)));
});
