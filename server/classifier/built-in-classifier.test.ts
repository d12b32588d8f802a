import fc from "fast-check";
import { expect, test } from "vitest";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import { classifyText } from "./built-in-classifier.ts";
import { measureClassifying } from "./testing/measure-classifying.ts";
import { levelsOfIds } from "./testing/read-ids.ts";

/** One word of each list, and a phrase, as people hide them. */
const flaggedWords = [
  "fuck",
  "faggot",
  "retard",
  "blowjob",
  "cocaine",
  "bitch",
  "nigger",
  "horny",
  "asshole",
  "kys",
  "heroin",
];

const separated = (mark: string) => (word: string) => [...word].join(mark);
const drawnIn = (letters: Readonly<Record<string, string>>) => (word: string) =>
  [...word].map((letter) => letters[letter] ?? letter).join("");
const mathematical = (first: number) => (word: string) =>
  [...word].map((letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 97)).join("");

const disguises: Readonly<Record<string, (word: string) => string>> = {
  capitals: (word) => word.toUpperCase(),
  "full width": (word) =>
    [...word].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join(""),
  "mathematical bold": mathematical(0x1d41a),
  "mathematical script": mathematical(0x1d4ea),
  circled: mathematical(0x24d0),
  "regional letters": mathematical(0x1f1e6),
  "zero-width characters": separated("\u200b"),
  "soft hyphens": separated("\u00ad"),
  "word joiners": separated("\u2060"),
  "marks on letters": (word) => [...word].map((letter) => `${letter}\u0336`).join(""),
  "Cyrillic letters": drawnIn({
    a: "а",
    c: "с",
    e: "е",
    i: "і",
    o: "о",
    y: "у",
    k: "к",
    h: "һ",
    r: "г",
    n: "п",
  }),
  "Greek letters": drawnIn({ a: "α", o: "ο", i: "ι", k: "κ", e: "ε", n: "η", t: "τ", u: "υ" }),
  "a capital I for l": drawnIn({ l: "I" }),
  "digits and signs": drawnIn({ a: "4", e: "3", i: "1", o: "0", s: "$", t: "7" }),
  spaces: separated(" "),
  dots: separated("."),
  dashes: separated("-"),
  underscores: separated("_"),
  "spaces and dots": separated(". "),
  "repeated letters": (word) => [...word].map((letter) => letter.repeat(4)).join(""),
  "a stretched end": (word) => word + (word.at(-1) ?? "").repeat(6),
};

test.each(Object.entries(disguises))("finds words written with %s", (_, disguise) => {
  for (const word of flaggedWords) {
    expect({ word, level: classifyText(disguise(word)).level }).toEqual({
      word,
      level: classifyText(word).level,
    });
    expect(classifyText(word).level).not.toBe("top");
  }
});

test.each([
  "capitals",
  "full width",
  "mathematical bold",
  "zero-width characters",
  "Cyrillic letters",
  "a capital I for l",
  "digits and signs",
])(
  "finds threats and incitement written with %s",
  (name) => {
    const disguise = disguises[name] ?? ((word: string) => word);
    for (const phrase of ["i will kill you", "kill yourself", "you are worthless"]) {
      const hidden = phrase.split(" ").map(disguise).join(" ");
      expect({ hidden, level: classifyText(hidden).level }).toEqual({ hidden, level: "none" });
    }
  },
);

const innocent = fc.array(
  fc.constantFrom(
    ..."river morning tea garden window bread mountain sunlight pillow lantern autumn violin".split(" "),
  ),
  { maxLength: 12 },
).map((words) => words.join(" "));

const texts = fc.constantFrom(
  "what a lovely day",
  "don't kill yourself, please",
  "damn that was close",
  "I feel like giving up today",
  "he called me a faggot and it hurt",
  "I will kill you",
  "you are not worthless",
  "this is fucking great",
  "I want to kill myself",
  "smoking weed tonight",
);

test("keeps the level of a text with innocent words around it", () => {
  fc.assert(fc.property(innocent, texts, innocent, (before, text, after) => {
    const alone = getLevelRank(classifyText(text).level);
    expect(getLevelRank(classifyText(`${before} ${text} ${after}`).level)).toBeLessThanOrEqual(alone);
  }));
}, 30_000);

test("does not read hexadecimal ids, colours and part numbers as words", () => {
  // built-in-classifier.deep.test.ts draws a thousand.
  expect(new Set(levelsOfIds(200))).toEqual(new Set(["top"]));
  expect(classifyText("4fbf2f2e-94a3-4469-b00b-bd2e06662d66").level).toBe("top");
});

test.each(["fa9", "f49", "fa9907", "f49907", "fa6607", "fa990t", "ab0", "1e5b0", "b00b5", "1d107"])(
  "reads a slur or insult that happens to be hexadecimal: %s",
  (word) => {
    expect(classifyText(`You ${word}`).level).not.toBe("top");
  },
);

test("returns the same level twice for any text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
    expect(classifyText(text)).toEqual(classifyText(text));
  }));
}, 30_000);

// built-in-classifier.deep.test.ts has the others.
test.each([
  "i will ",
  "nobody would ",
  "f*",
  "a!",
  '"kill yourself ',
  "i want to jump off a bridge ",
  "the dyke ",
])(
  "reads 100 KB of %j in time that grows with its length, not with its square",
  (part) => {
    expect(measureClassifying(part, 100_000)).toBeLessThan(10_000);
  },
  60_000,
);

test.each([
  "I feel like giving up today",
  "I've been having suicidal thoughts, trying to get help",
  "I want to kill myself",
  "i feel so worthless",
])("keeps hard feelings visible and offers their author help: %s", (text) => {
  const { level, support } = classifyText(text);
  expect(support).toBe(true);
  expect(["top", "high"]).toContain(level);
});

test.each([
  ["Ants in the pantry, I want to kill them all", "top"],
  ["Ants in the pantry, and you people are next, I want to kill them all", "none"],
  ["They wanted to exterminate the Roma", "top"],
  ["I want to exterminate the Roma", "none"],
  ["You should visit the museum in Auschwitz with your class", "top"],
  ["You should end in Auschwitz with your class", "none"],
  ['Posts like "kill yourself" make me sick', "high"],
  ['You make me sick, "kill yourself"', "none"],
])("recognises the topic of a text: %s", (text, level) => {
  expect(classifyText(text).level).toBe(level);
});

test("lists the reasons for the author, worst first, each category once", () => {
  const { level, reasons } = classifyText("Fuck, fuck, fuck. I will kill you. Damn.");
  expect(level).toBe("none");
  expect(reasons).toEqual([
    { category: "threat", level: "none", reason: "threat" },
    { category: "profanity", level: "low", reason: "strong_swearing" },
  ]);
});

test.each([
  ["I told you to kill yourself", "none"],
  ["call him a faggot", "none"],
  ["why don't you kill yourself", "none"],
  ["don't forget to kill yourself", "none"],
  ['"kill yourself"', "none"],
  ["he said hello, kill yourself", "none"],
])("sees through a frame that only looks like denial or quotation: %s", (text, level) => {
  expect(classifyText(text).level).toBe(level);
});
