import fc from "fast-check";
import { expect, test } from "vitest";
import { findMentions, splitText } from "#shared/posts/hashtags-mentions-links.ts";
import { cleanText } from "./ask-for-text.ts";

test.each([
  ['"A slow cup of tea."', "A slow cup of tea."],
  ["Ask @wren.calloway and @lisa.", "Ask wren.calloway and lisa."],
  ["Read this: https://evil.example/a?b=c now", "Read this: now"],
  ["## Today\n**Tea** first", "Today\nTea first"],
  ["One\n\n\n\nTwo", "One\n\nTwo"],
  ['She said "tea" and "rest"', 'She said "tea" and "rest"'],
  ["  ", ""],
  ["Look: мwww.evil.example", "Look: м"],
  ["Look: ²www.evil.example", "Look: ²"],
  ["Look: http@s://evil.example/x", "Look:"],
  ["Look: ww@w.evil.example", "Look:"],
  ["見てhttps://example.jp/aください", "見てください"],
  ["Look: https://evil.example:99999/a", "Look:"],
])("makes %j into %j", (text, tidy) => {
  expect(cleanText(text, 280)).toBe(tidy);
});

test("cuts after a sentence, otherwise after a word", () => {
  expect(cleanText("Tea first. Then a walk in the forest.", 20)).toBe("Tea first.");
  expect(cleanText("Tea. Then a walk in the forest", 20)).toBe("Tea. Then a walk in…");
});

test("removes mentions and links and limits the length, whatever the model wrote", () => {
  const text = fc.array(fc.oneof(
    fc.string(),
    fc.constantFrom(
      "@",
      "@@ada",
      "＠ada",
      "は@ada",
      ".@ada",
      "www.a.b",
      "мwww.a.b",
      "²",
      "http",
      "s://a.b",
      "ww",
      "w.a.b",
      ":99999",
      "、",
      " @ada",
      "https://",
      "https://a.b",
      "@https://a.b",
      "#",
      "**",
      "__",
      "\n",
      "😀",
    ),
  )).map((parts) => parts.join(""));
  fc.assert(fc.property(text, fc.integer({ min: 40, max: 400 }), (given, maxLength) => {
    const tidy = cleanText(given, maxLength);
    expect(tidy.length).toBeLessThanOrEqual(maxLength);
    expect(findMentions(tidy)).toEqual([]);
    expect(splitText(tidy).filter(({ type }) => type === "link")).toEqual([]);
  }));
});
