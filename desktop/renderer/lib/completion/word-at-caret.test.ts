import { expect, test } from "vitest";
import { completeWord, findActiveWord } from "./word-at-caret.ts";

const atEnd = (text: string) => findActiveWord(text, text.length);

test("finds the hashtag or mention before the caret", () => {
  expect(atEnd("Tea and #mor")).toEqual({ kind: "hashtag", query: "mor", start: 8, end: 12 });
  expect(atEnd("Thanks @ada_l")).toMatchObject({ kind: "mention", query: "ada_l" });
  expect(findActiveWord("#morning walk", 4)).toMatchObject({ query: "mor", end: 4 });
  expect(atEnd("Grüße #früh")).toMatchObject({ query: "früh" });
});

test.each([
  ["名前は@王", "mention", "王"],
  ["今日は@ada.l", "mention", "ada.l"],
  ["＠山田", "mention", "山田"],
  ["@Gülşen", "mention", "Gülşen"],
  ["@محمد", "mention", "محمد"],
  ["@jose\u0301", "mention", "jose\u0301"],
  ["see you.@ada.l", "mention", "ada.l"],
  ["☀\ufe0f@ada", "mention", "ada"],
  ["＃散歩", "hashtag", "散歩"],
  ["#نرم\u200cا", "hashtag", "نرم\u200cا"],
  ["#نرم\u200c", "hashtag", "نرم\u200c"],
  ["#ハリー・ポ", "hashtag", "ハリー・ポ"],
  ["❤\ufe0f#lo", "hashtag", "lo"],
])("finds the word of %j in its alphabet", (text, kind, query) => {
  expect(atEnd(text)).toEqual({ kind, query, start: text.length - query.length - 1, end: text.length });
});

test("leaves plain words, addresses and finished words alone", () => {
  for (
    const text of [
      "morning",
      "ada@example",
      "a#b",
      "#morning ",
      "#",
      "https://x.example/#top",
      "##tea",
      "josé@ma",
      "#\ufe0f\u20e3",
    ]
  ) {
    expect(atEnd(text), text).toBeNull();
  }
});

test("completes the word with one space after it", () => {
  const text = "Tea and #mor in bed";
  const word = findActiveWord(text, 12)!;
  expect(completeWord(text, word, "morning")).toEqual({ text: "Tea and #morning in bed", caret: 17 });
  expect(completeWord("＠山", findActiveWord("＠山", 2)!, "yamada")).toEqual({ text: "@yamada ", caret: 8 });
  expect(completeWord("@ad", findActiveWord("@ad", 3)!, "ada")).toEqual({ text: "@ada ", caret: 5 });
});
