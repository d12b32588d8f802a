import { expect, test } from "vitest";
import { measureClassifying } from "./testing/measure-classifying.ts";

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
];

test.each(hostile)("reads 100 KB of %j in time that grows with its length, not with its square", (part) => {
  expect(measureClassifying(part, 100_000)).toBeLessThan(10_000);
}, 60_000);
