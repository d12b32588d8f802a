import { expect, test } from "vitest";
import { splitText } from "./hashtags-mentions-links.ts";

const times = 200_000;

// A quadratic step would take an hour, beyond the test's timeout.
test.each([
  ["signs", "#@＃＠"],
  ["a name of dots", "a."],
  ["names", "@a.b"],
  ["a tag of joiners", "a\u200d・"],
  ["joiners behind names", "@ada\u200c\u200c"],
  ["marks of emoji", "#\ufe0f\u20e3"],
  ["schemes", "https://"],
  ["brackets", "("],
  ["closing brackets", ")]}"],
  ["punctuation", ".,!"],
  ["parts in two scripts", "/a東"],
  ["hosts", "www.a.b東"],
])("splits 200,000 times %s in linear time", (_, piece) => {
  for (const before of ["", "@", "#", "https://a.b/"]) {
    const text = before + piece.repeat(times);
    const parts = splitText(text, { members: ["ada"] });
    expect(parts.map((part) => part.text).join("") === text).toBe(true);
  }
});
