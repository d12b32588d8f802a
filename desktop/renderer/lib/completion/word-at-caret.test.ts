import { expect, test } from "vitest";
import { completeWord, findActiveWord } from "./word-at-caret.ts";

const atEnd = (text: string) => findActiveWord(text, text.length);

test("finds the hashtag or mention before the caret", () => {
  expect(atEnd("Tea and #mor")).toEqual({ kind: "hashtag", query: "mor", start: 8, end: 12 });
  expect(atEnd("Thanks @ada_l")).toMatchObject({ kind: "mention", query: "ada_l" });
  expect(findActiveWord("#morning walk", 4)).toMatchObject({ query: "mor", end: 4 });
  expect(atEnd("Grüße #früh")).toMatchObject({ query: "früh" });
});

test("leaves plain words, addresses and finished words alone", () => {
  for (const text of ["morning", "ada@example", "a#b", "#morning ", "#", "https://x.example/#top", "##tea"]) {
    expect(atEnd(text), text).toBeNull();
  }
});

test("completes the word with one space after it", () => {
  const text = "Tea and #mor in bed";
  const word = findActiveWord(text, 12)!;
  expect(completeWord(text, word, "morning")).toEqual({ text: "Tea and #morning in bed", caret: 17 });
  expect(completeWord("@ad", findActiveWord("@ad", 3)!, "ada")).toEqual({ text: "@ada ", caret: 5 });
});
