import fc from "fast-check";
import { expect, test } from "vitest";
import {
  findHashtags,
  findMentions,
  findPossibleMentions,
  foldHashtag,
  isHashtag,
  splitText,
} from "./hashtags-mentions-links.ts";
import { textCases } from "./testing/text-cases.ts";

const linksIn = (content: string) =>
  splitText(content).flatMap((part) => part.type === "link" ? [part.text] : []);

test.each(textCases)("finds what $text has", ({ text, tags, mentions, links, members }) => {
  if (tags) expect(findHashtags(text)).toEqual(tags);
  if (mentions) expect(findMentions(text, { members })).toEqual(mentions);
  if (links) expect(linksIn(text)).toEqual(links);
});

test.each([
  ["a joiner at the end, or beside no letter", "#tea\u200d #a\u200c1 #·b", ["tea", "a"]],
  ["two middle dots, or one at the end", "#col··lecció #tea・", ["col", "tea"]],
  ["a joiner before a vowel sign", "#র\u200d্যাব", ["র\u200d্যাব"]],
  ["a zero among Chinese digits", "#二〇二六年 #a〇", ["二〇二六年", "a〇"]],
  ["a keycap behind digits", "#1\ufe0f\u20e3 and 1\ufe0f\u20e3#go", ["go"]],
  ["a keycap without its selector", "#\u20e3a", []],
  ["full-width signs in a row", "＃＃tea #＃tea", []],
  ["more than 50 characters with joiners", `#${"a\u200d".repeat(25)}b`, []],
])("takes into a hashtag no more than its word: %s", (_, content, tags) => {
  expect(findHashtags(content)).toEqual(tags);
});

test.each([
  ["an accent written apart", "thanks @andre\u0301 and @ad\u00fcla", []],
  ["full-width letters and digits", "@ａｄａ @adaｂ @ada１", []],
  ["a middle dot of the name", "@col·lecció", []],
  ["a word right before and after", "今日は@adaと@bob、", ["ada", "bob"]],
  ["a suffix behind a joiner", "@ada\u200cها", ["ada"]],
  ["addresses in other scripts", "用户@example.com, jose\u0301@mail.com, иван@mail.ru", []],
  ["a full-width sign of an address", "me＠example.org @ada＠elsewhere", []],
  ["a sentence's end before an accent", "Merci @iris.Évidemment", ["iris"]],
  ["an emoji before", "☀\ufe0f@ada 1\ufe0f\u20e3@bob", ["ada", "bob"]],
  ["a part with an accent", "@anna.müller @anna.lindé @anna.u\u0308 @anna.éric", []],
  ["a sentence's end before a word with an accent", "Ask @anna.Später", ["anna"]],
  ["a hyphen within the name", "@jean-pierre @jean‑luc @anna.jean-luc", []],
  ["a hyphen behind the name", "@ada- @bob-さん @cleo--x @dora.-x", ["ada", "bob", "cleo", "dora"]],
  ["another member after a dot", "@ada.@bob", ["ada", "bob"]],
])("mentions no shorter name than was written: %s", (_, content, names) => {
  expect(findMentions(content)).toEqual(names);
});

test.each([
  ["@iris.she knows", ["iris", "iris.she"], ["iris.she"]],
  ["@iris.She.knows", ["IRIS.she", "iris"], ["iris.she"]],
  ["@iris.she knows", [], []],
  ["@irish and @iri", ["iris"], []],
  ["用户@iris.com", ["iris"], []],
  ["今日は@iris.she。", ["iris.she"], ["iris.she"]],
  [`@${"a".repeat(45)}.${"b".repeat(45)}`, ["a".repeat(45)], ["a".repeat(45)]],
])("takes the longest name that exists: %s of %j", (content, members, names) => {
  expect(findMentions(content, { members })).toEqual(names);
});

test("tells of each mention what it may mean, longest first and once", () => {
  expect(findPossibleMentions("@Iris.She @bob, @iris.she.@Bob 用户@mail.example.ru @a.b #x")).toEqual([
    "iris.she iris",
    "bob",
    "mail.example.ru",
    "a.b",
  ]);
});

test.each([
  ["https://example.jp/2024年の話", "https://example.jp/2024"],
  ["https://example.jpを見て", "https://example.jp"],
  ["https://例え.jp/道/aを見て", "https://例え.jp/道/a"],
  ["https://www.例え.jp、", "https://www.例え.jp"],
  ["https://ja.wikipedia.org/wiki/ハリー・ポッター・", "https://ja.wikipedia.org/wiki/ハリー・ポッター"],
  ["https://ja.wikipedia.org/wiki/雨_(曲)。", "https://ja.wikipedia.org/wiki/雨_(曲)"],
  ["https://example.org/?q=東京&l=jaで", "https://example.org/?q=東京&l=ja"],
  ["https://de.wikipedia.org/wiki/Übung–Prüfung!", "https://de.wikipedia.org/wiki/Übung–Prüfung"],
  ["https://example.org/a.Потом", "https://example.org/a"],
  ["https://example.org/a🎉", "https://example.org/a"],
  ["https://example.com/🎉party", "https://example.com/🎉party"],
  ["https://example.com/👩🏽‍🚀❤\ufe0f‍🔥/🏴󠁧󠁢󠁥󠁮󠁧󠁿", "https://example.com/👩🏽‍🚀❤\ufe0f‍🔥/🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  [
    "https://ja.wikipedia.org/wiki/魔法少女まどか☆マギカ。",
    "https://ja.wikipedia.org/wiki/魔法少女まどか☆マギカ",
  ],
  ["https://ja.wikipedia.org/wiki/〇", "https://ja.wikipedia.org/wiki/〇"],
  ["https://ja.wikipedia.org/wiki/東京〜大阪", "https://ja.wikipedia.org/wiki/東京"],
  ["Seen https://example.org/a?🎉", "https://example.org/a"],
  ["https://example.org.🎉", "https://example.org"],
  ["https://example.org/a\u200d🎉", "https://example.org/a"],
  ["https://hi.wikipedia.org/wiki/हिन्दी", "https://hi.wikipedia.org/wiki/हिन्दी"],
  ["見て。www.example.jpです", "www.example.jp"],
  ["The end.https://example.org", "https://example.org"],
])("ends the address in %s where a reader expects it", (content, link) => {
  expect(linksIn(content)).toEqual([link]);
});

test.each([
  ["A #Sunny day in #münchen, #日本 and #हिन्दी", ["sunny", "münchen", "日本", "हिन्दी"]],
  ["#joy #Joy #JOY once", ["joy"]],
  ["#2026 is digits only, #2026goals is not", ["2026goals"]],
  ["a#b, a&#39;, ##joy and /#top are none", []],
  [`#${"a".repeat(50)} but not #${"b".repeat(51)}`, ["a".repeat(50)]],
  ["https://example.org/#part", []],
  ["(#calm) #morning_walk!", ["calm", "morning_walk"]],
])("finds the hashtags of %s", (content, tags) => {
  expect(findHashtags(content)).toEqual(tags);
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
  expect(findMentions(content)).toEqual(names);
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
  const word = fc.constantFrom(
    "#joy",
    "@ada",
    "https://a.b",
    "#",
    "@",
    "1",
    "_",
    " ",
    ".",
    "é",
    "東",
    "＠ada.b",
    "\u200d",
    "😀",
  );
  const content = fc.oneof(fc.string({ unit: "binary" }), fc.array(word).map((words) => words.join("")));
  fc.assert(fc.property(content, (text) => {
    const parts = splitText(text);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.every((part, at) => part.type !== "text" || parts[at - 1]?.type !== "text")).toBe(true);
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
