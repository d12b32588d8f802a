import { expect, test } from "vitest";
import { otherLanguages } from "./language-lists.ts";
import { parseLists, readLists } from "./read-lists.ts";

test.each(["en", ...otherLanguages])("reads the lists of %s, each time the same", (code) => {
  expect(readLists(code).code).toBe(code);
  expect(readLists(code)).toBe(readLists(code));
});

const faultOf = (text: string) => {
  try {
    parseLists("de.txt", text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each([
  ["..x", "te ..x matar", '"..x" is no number of words from ..1 to ..9'],
  ["..0", "te ..0 matar", '"..0" is no number of words from ..1 to ..9'],
  ["a gap first", "..2 matar", '"..2 matar" does not begin with a word'],
  ["nothing but maybe", "te? matar?", '"te? matar?" does not begin with a word'],
  ["nothing behind !", "!no", '"!no" does not begin with a word'],
  ["! twice", "te !!no", '"!!no" is no step of a phrase'],
  ["maybe not", "te !no?", '"!no?" is no step of a phrase'],
  ["a group behind !", "te !{dos}", '"!{dos}" is no step of a phrase'],
  ["an empty alternative", "te | matar", '"|" is no step of a phrase'],
  ["an empty alternative at the end", "te matar|", '"matar|" is no step of a phrase'],
  ["a star within a word", "te mat*ar", '"mat*ar" is no step of a phrase'],
  ["a sign that is no word", "te matar|!", '"matar|!" is no step of a phrase'],
  ["two spaces", "te  matar", '"" is no step of a phrase'],
  ["an unknown class", "te <nada>", "<nada> stands nowhere above"],
  ["an unknown group", "te {nada}", "{nada} stands nowhere above"],
  ["the class of another kind", "te {uno}", "{uno} stands nowhere above"],
])("names file and line of a phrase with %s", (_, phrase, fault) => {
  const text =
    `# Words.\n\n[classes]\nuno = a b\n[group dos]\na b\n[threat none]\nbien\n# Comment.\n${phrase}\n`;
  expect(faultOf(text)).toBe(`de.txt:10: ${fault}`);
});

test.each([
  ["a line in no section", "hallo", 'de.txt:1: "hallo" stands in no section'],
  ["an unknown section", "[threats none]", "de.txt:1: [threats none] is no section"],
  ["an unknown level", "[threat middle]", "de.txt:1: [threat middle] is no section"],
  ["a section twice", "[safe]\na\n[safe]", "de.txt:3: [safe] stands twice"],
  ["a class twice", "[classes]\na = b\na = c", "de.txt:3: <a> stands twice"],
  ["a class without words", "[classes]\na =", 'de.txt:2: "a =" has no "name = words"'],
  ["a class of phrases", "[classes]\na = b\n  c|d", 'de.txt:2: "c|d" is no word'],
  ["a spelling twice", "[spellings]\na = b\nc = b", 'de.txt:3: "b" stands twice'],
  ["a group that needs one below", "[group a]\n{b}\n[group b]\nc", "de.txt:2: {b} stands nowhere above"],
  ["a gap among words", "[hate none words]\na b ..2", 'de.txt:2: "..2" is no word'],
])("names file and line of %s", (_, text, fault) => expect(faultOf(text)).toBe(fault));

test("reads each kind of section", () => {
  const lists = parseLists(
    "de.txt",
    `[classes]
kill = töten
  umbringen
[two senses words]
nuss
[hate none unless pests]
alle <kill>
[hate low words]
a b|c
[hate high in texts of the language]
d !e
[two senses harm]
du <twoSenses>
[crisis searches]
f`.replaceAll("\n", "\r\n"),
  );
  expect(lists.classes).toEqual({ kill: ["töten", "umbringen"], twoSenses: ["nuss"] });
  expect(lists.harms).toEqual([
    { category: "hate", level: "none", areWords: false, excusedBy: "pests", entries: ["alle <kill>"] },
    { category: "hate", level: "low", areWords: true, excusedBy: null, entries: ["a", "b|c"] },
    { category: "hate", level: "high", areWords: true, excusedBy: null, entries: ["d !e"] },
  ]);
  expect(lists.harmOfTwoSenses).toEqual(["du <twoSenses>"]);
  expect(lists.crisis).toMatchObject({ hard: [], searches: ["f"] });
});

test("adds the traditional spelling beside each simplified one", () => {
  const { classes, crisis } = parseLists(
    "zh.txt",
    "[both scripts words]\n没沒 杀殺\n[classes]\nkill = 杀 死\n[crisis hard]\n!没 我|老子 ..2 杀了? <kill>\n^ 想死 !你",
  );
  expect(classes).toEqual({ kill: ["杀", "殺", "死"] });
  expect(crisis.hard).toEqual(["!没|沒 我|老子 ..2 杀了|殺了? <kill>", "^ 想死 !你"]);
});
