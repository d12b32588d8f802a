import { msg, plural, select } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import { joinTexts, joinWithCommas, joinWithOr } from "./join-texts.ts";
import type { Language } from "./languages.ts";
import { createTextWriter } from "./text-writer.ts";
import {
  asWritten,
  formatCents,
  formatDay,
  formatDollars,
  formatNumber,
  formatTenths,
  type Text,
} from "./text.ts";

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

test("joins parts of which one is meant, and parts without a word between them", () => {
  const parts = ["top", "high", "low"].map(asWritten);
  expect(write(joinWithOr(parts))).toBe("top, high or low");
  expect(write(joinWithOr(parts.slice(1)))).toBe("high or low");
  expect(write(joinWithCommas(parts))).toBe("top, high, low");
  expect(write(joinWithCommas([]))).toBe("");
});

const posts = msg`${plural({ count: 12_345 }, { one: "# post", other: "# posts" })}`;

test.each<[Language, Text, string]>([
  ["en", formatNumber(12_345.6), "12,345.6"],
  ["de", formatNumber(12_345.6), "12.345,6"],
  ["ar", formatNumber(12_345.6), "12,345.6"],
  ["en", formatTenths(3), "3.0"],
  ["de", formatTenths(1.25), "1,3"],
  ["ar", formatTenths(3), "3.0"],
  ["en", formatCents(123_499), "$1234.99"],
  ["de", formatCents(799), "7,99 $"],
  ["en", formatDollars(1_000), "$1,000"],
  ["de", formatDollars(1_000), "1.000 $"],
  ["ar", formatCents(799), "7.99 $"],
  ["en", formatDay(new Date("2026-03-04T23:00:00Z")), "March 4, 2026"],
  ["de", formatDay(new Date("2026-03-04T23:00:00Z")), "4. März 2026"],
  ["ar", formatDay(new Date("2026-03-04T23:00:00Z")), "4 مارس 2026"],
  ["de", posts, "12.345 posts"],
  ["ar", posts, "12,345 posts"],
])("writes a value in %s: %j", (language, text, written) => {
  expect(createTextWriter(language)(text).replaceAll(/[\u200e\u200f]/g, "").replaceAll(/\s/g, " ")).toBe(
    written,
  );
});
