import { msg, plural } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import type { Language } from "#shared/language/languages.ts";
import { asWritten, formatDay, formatNumber, type Text } from "#shared/language/text.ts";
import { storeText } from "./store-text.ts";
import { writeText } from "./write-text.ts";

const badge = msg`Gold Crown`;
const texts: readonly (readonly [Text, string])[] = [
  [msg`Please try again.`, "Please try again."],
  [msg`Hello ${{ name: "{Ada} 'of' <London>" }},`, "Hello {Ada} 'of' <London>,"],
  [msg`Your ${{ badge }} has ended.`, "Your Gold Crown has ended."],
  [msg`You have ${plural({ count: 1_234 }, { one: "# post", other: "# posts" })}.`, "You have 1,234 posts."],
  [
    [msg`Your ${{ badge }} has ended.`, [msg`You can get it again.`]],
    "Your Gold Crown has ended. You can get it again.",
  ],
  [msg`The task fails (${{ failure: null }}).`, "The task fails (null)."],
  [
    msg`Hello ${{ name: String.raw`\u202e \x41 \\u0041 \ ` }},`,
    String.raw`Hello \u202e \x41 \\u0041 \ ,`,
  ],
  [
    msg`It is called ${{ it: msg`your ${{ name: String.raw`C:\u0041` }}` }}.`,
    String.raw`It is called your C:\u0041.`,
  ],
  [
    msg`It lasts until ${{ day: formatDay(new Date("2026-03-04T23:59:59Z")) }}.`,
    "It lasts until March 4, 2026.",
  ],
  [msg`You have ${{ xp: formatNumber(12_345) }} XP.`, "You have 12,345 XP."],
  [asWritten("Its {word}s are 'mine'."), "Its {word}s are 'mine'."],
];

test.each(texts)("writes %j as %j, also once it was stored", (text, written) => {
  expect(writeText(text, "en")).toBe(written);
  expect(writeText(JSON.parse(storeText(text)) as Text, "en")).toBe(written);
});

test("stores of a plural only what is needed to write it", () => {
  const stored = JSON.parse(storeText(plural({ count: 2 }, { one: "# post", other: "# posts" }))) as object;
  expect(Object.keys(stored)).toEqual(["id", "message", "values"]);
});

test.each<[Language, string]>([
  ["de", "Du gehörst jetzt zur Moderation: {Kind} 'words' & \\u0041"],
  ["ar", "أصبحت مشرفًا: {Kind} 'words' & \\u0041"],
])("writes in the language %s what was stored as a message", (language, written) => {
  const text = msg`You are a moderator now: ${{ reason: "{Kind} 'words' & \\u0041" }}`;
  expect(writeText(JSON.parse(storeText(text)) as Text, language)).toBe(written);
});

test("writes days and numbers as the language does", () => {
  const parts = [formatDay(new Date("2026-03-04T23:59:59Z")), formatNumber(12_345)];
  expect(writeText(parts, "de")).toBe("4. März 2026 12.345");
});

test("writes in English what a catalogue no longer has", () => {
  const text = msg`You have ${plural({ geese: 2 }, { one: "# goose", other: "# geese" })}.`;
  expect([writeText(text, "de"), writeText(text, "ar")]).toEqual([
    "You have 2 geese.",
    "You have 2 geese.",
  ]);
});
