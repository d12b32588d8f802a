import { join } from "node:path";
import { expect, test } from "vitest";
import { writePattern } from "#shared/language/testing/text-patterns.ts";
import { extractMessages } from "../../../desktop/vite/messages/extract-messages.ts";
import { getText, readPage } from "./read-page.ts";

const root = join(import.meta.dirname, "../../..");

/** Quoted, but no texts of the product. */
const others = new Set(["Glimmer1!", "Atlantic/Reykjavik", "Chat_ddmmyy_hhmm"]);

test("each text that PRODUCT.md quotes is an English message, letter by letter", async () => {
  const page = getText(readPage(root, "shared/PRODUCT.md").tree).replaceAll(/\s+/g, " ");
  const quoted = [...page.matchAll(/(?<!\w)'([A-Z][^']{3,160})'(?!\w)/g)].map(([, text = ""]) => text);
  expect(quoted.length).toBeGreaterThan(200);

  const messages = (await extractMessages(root)).map(({ english }) =>
    english.replaceAll(/<\/?\d+\/?>/g, "").replaceAll(/\s+/g, " ")
  );
  const patterns = messages.map((message) => new RegExp(`^${writePattern(message).trim()}$`));
  const isSaid = (text: string) =>
    patterns.some((pattern) => pattern.test(text)) || messages.some((message) => message.includes(text));
  expect(quoted.filter((text) => !others.has(text) && !isSaid(text))).toEqual([]);
});
