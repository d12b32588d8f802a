import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { getText, listNodes, listRows, readPage } from "./read-page.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const sources = globSync(
  ["{build,server,shared,desktop}/**/*.{ts,tsx,mjs}", "server/**/*.sql"],
  { cwd: root, exclude: (name) => /\.(test|spec)\.tsx?$/.test(name) },
).map((file) => readFileSync(join(root, file), "utf8").replace(/\s+/g, " ")).join("\n");

/** Parts of a message that the code has as they are: between what it puts in, and omissions. */
const literalParts = (message: string) =>
  message.split(/…|\d[\d.]*|Glimmer/).map((part) => part.trim()).filter((part) => part.length > 3);
const unknown = (messages: readonly string[]) =>
  messages.filter((message) => !literalParts(message).every((part) => sources.includes(part)));

test("troubleshooting.md explains messages that the programs print", () => {
  const messages = listRows(readPage(root, "build/docs/troubleshooting.md")).flatMap(([seen]) =>
    [...listNodes(seen!)].flatMap(({ type, value = "" }) => type === "inlineCode" ? [value] : [])
  );
  expect(messages.length).toBeGreaterThan(5);
  expect(unknown(messages)).toEqual([]);
});

test.each(["bad-day", "troubleshooting", "scale"])("%s.md quotes only texts that the product has", (name) => {
  const passages = [...listNodes(readPage(root, `build/docs/${name}.md`).tree)]
    .filter(({ type }) => type === "paragraph" || type === "tableCell")
    .map((node) => getText(node).replace(/\s+/g, " "));
  const quoted = passages.flatMap((passage) =>
    [...passage.matchAll(/(?<!\w)'([A-Za-z].*?)'(?!\w)/g)].map(([, text = ""]) => text)
  );
  expect(quoted.length).toBeGreaterThan(0);
  expect(unknown(quoted)).toEqual([]);
});
