import fc from "fast-check";
import { expect, test } from "vitest";
import { foldHashtag, hashtagsIn, isHashtag, mentionsIn, splitText } from "./hashtags-mentions-links.ts";

test.each([
  ["A #Sunny day in #münchen, #日本 and #हिन्दी", ["sunny", "münchen", "日本", "हिन्दी"]],
  ["#joy #Joy #JOY once", ["joy"]],
  ["#2026 is digits only, #2026goals is not", ["2026goals"]],
  ["a#b, a&#39;, ##joy and /#top are none", []],
  [`#${"a".repeat(50)} but not #${"b".repeat(51)}`, ["a".repeat(50)]],
  ["https://example.org/#part", []],
  ["(#calm) #morning_walk!", ["calm", "morning_walk"]],
])("finds the hashtags of %s", (content, tags) => {
  expect(hashtagsIn(content)).toEqual(tags);
});

test.each([
  ["Thanks @Ada.Lovelace.", ["ada.lovelace"]],
  ["@ada, @ADA and (@bob)", ["ada", "bob"]],
  ["Ask @ada... or @bob..and @lisa.!", ["ada", "bob", "lisa"]],
  ["@a.b.c, but not @.ada or @..bob", ["a.b.c"]],
  ["write to me@example.org or @example@elsewhere.org", []],
  ["@ab is too short", []],
  [`@${"a".repeat(51)} is too long`, []],
])("finds the mentions of %s", (content, names) => {
  expect(mentionsIn(content)).toEqual(names);
});

test.each([
  ["See https://example.org/a?b=c#d.", "https://example.org/a?b=c#d"],
  ["(see https://example.org/wiki/Joy_(feeling))", "https://example.org/wiki/Joy_(feeling)"],
  ["http://EXAMPLE.org", "http://example.org/"],
])("links the address in %s", (content, url) => {
  expect(splitText(content).find((part) => part.type === "link")).toMatchObject({ url });
});

test.each(["javascript:alert(1)", "data:text/html,x", "https://", "ftp://example.org"])(
  "does not link %s",
  (content) => {
    expect(splitText(content).some((part) => part.type === "link")).toBe(false);
  },
);

test("splits any text into parts that join to it, with valid hashtags only", () => {
  const word = fc.constantFrom("#joy", "@ada", "https://a.b", "#", "@", "1", "_", " ", ".", "é", "😀");
  const content = fc.oneof(fc.string({ unit: "binary" }), fc.array(word).map((words) => words.join("")));
  fc.assert(fc.property(content, (text) => {
    const parts = splitText(text);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    for (const part of parts) if (part.type === "hashtag") expect(isHashtag(part.text.slice(1))).toBe(true);
  }));
});

test("folds all spellings of a hashtag to one", () => {
  expect(foldHashtag("CAFÉ")).toBe(foldHashtag("cafe\u0301"));
});

// Exponential backtracking would not end before the test's timeout.
test("splits a very long hostile text without exponential backtracking", () => {
  for (
    const text of [
      "@a".repeat(750),
      "#".repeat(1500),
      "@" + "a.".repeat(740) + "@",
      "https://" + ")".repeat(1490),
    ]
  ) {
    expect(splitText(text).map((part) => part.text).join("")).toBe(text);
  }
});
