import { expect, test } from "vitest";
import { measureClassifying } from "./testing/measure-classifying.ts";
import { levelsOfIds } from "./testing/read-ids.ts";

const hostile = [
  "i ",
  "f ",
  "!",
  '" ',
  "a",
  "k.",
  "i am going to ",
  "a\u0301",
  "you are ",
  "@",
  "fu ",
  "* ",
  "he said you ",
  "\u200b",
  "\u{1F1EB}",
  "aI",
  "wiII ",
  "all the women ",
  "hope your ",
  "these people should ",
  "yo te voy a ",
  "ich bring dich ",
  "je vais te ",
  "я тебя ",
  "انا سوف ",
  "मैं तुझे ",
  "我要你",
  "お前を",
  "너를 ",
];

test.each(hostile)("reads 100 KB of %j in time that grows with its length, not with its square", (part) => {
  expect(measureClassifying(part, 100_000)).toBeLessThan(10_000);
}, 60_000);

test("does not read a thousand hexadecimal ids, colours and part numbers as words", () => {
  expect(new Set(levelsOfIds(1_000))).toEqual(new Set(["top"]));
});
