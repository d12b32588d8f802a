import { msg, plural, select } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import { joinTexts } from "./join-texts.ts";
import { createTextWriter } from "./text-writer.ts";
import { asWritten, type Text } from "./text.ts";

const write = createTextWriter("en");
const failure: string | null = null;
const level: string | null = null;

test.each<[string, Text, string]>([
  ["a value", msg`Hello ${{ name: "{Ada} <0>" }}.`, "Hello {Ada} <0>."],
  ["an apostrophe before a value", msg`''${{ rule: "Be kind" }}'.`, "'Be kind'."],
  ["a text in a text", msg`You have ${{ badge: msg`Gold Crown` }}.`, "You have Gold Crown."],
  ["several texts", [msg`Gone.`, [msg`Try again.`, asWritten("It's {0}.")]], "Gone. Try again. It's {0}."],
  ["a count of one", msg`${plural({ days: 1 }, { one: "# day", other: "# days" })}`, "1 day"],
  ["no text", [], ""],
  // An error of the database may come without its message.
  ["a value that is missing", msg`The task fails (${{ failure }}).`, "The task fails (null)."],
  [
    "a choice of what is missing",
    msg`Set to ${select({ level }, { top: "top", other: "none" })}.`,
    "Set to none.",
  ],
])("writes %s", (_, text, written) => {
  expect(write(text)).toBe(written);
});

test.each<[readonly string[], string]>([
  [[], ""],
  [["2 posts"], "2 posts"],
  [["2 posts", "1 comment"], "2 posts and 1 comment"],
  [["2 posts", "1 comment", "3 messages"], "2 posts, 1 comment and 3 messages"],
])("joins %j", (parts, written) => {
  expect(write(joinTexts(parts.map(asWritten)))).toBe(written);
});
