import { expect, onTestFinished, test, vi } from "vitest";
import { isCrisisInFewWords, isCrisisSearch, prepareClassifier } from "./is-crisis-search.ts";
import { getPhraseIndex } from "./languages/phrase-index.ts";
import { PhraseTable } from "./phrase-table.ts";

test.each([
  "suicide",
  "Suicide hotline",
  "kill myself",
  "how to die",
  "how to kill myself without pain",
  "painless way to die",
  "self harm",
  "self-harm",
  "selfharm",
  "want to die",
  "I don't want to be here anymore",
  "i want to end my life",
  "lethal dose of paracetamol",
  "#suicidal",
  "#iwanttodie",
  "＃iwanttodie",
  "＃988",
  "#IWantToDie",
  "#killmyself",
  "#wanttodie",
  "#thinspo",
  "su\u200bicide",
  "SUICIDE",
  "suiiicide",
  "k!ll myself",
  "i feel so worthless",
  "nobody would miss me",
  "unalive",
  "how to unalive",
  "how to unalive myself",
  "i want to end it",
  "can't go on",
  "cant go on",
  "i can't go on",
  "cant do this anymore",
  "can't do this anymore",
  "not want to live anymore",
  "want to dissapear",
  "want to disappear",
  "how much tylenol to die",
  "pills to die",
  "how many pills to die",
  "never wake up",
  "never want to wake up",
  "988",
  "kms",
  "i want to kms",
  "i wanna kms",
  "gonna kms",
  "kill me",
  "killmyself",
  "hurt me",
  "proana",
  "pro ana tips",
  "ana mia tips",
  "i need help",
  "need help now",
  "how to starve myself",
  "painless way to go",
  "#painlesswaytogo",
  "goodbye letter to my family",
  "suicide note",
  "cut wrists",
  "cutting wrists",
  "#selfharm",
  "ways to die",
  "how to kill myself in my sleep",
  "call 988",
  "I just swallowed 40 paracetamol",
  "i swallowed a bottle of pills",
  "I took 30 pills",
  "overdosed",
  "i overdosed",
  "I've taken a whole packet of ibuprofen",
  "how much paracetamol to overdose",
  "suicide methods",
  "please kill me",
  "someone kill me",
  "just kill me",
  "wish i could disappear",
  "suicidal",
  "thinking of suicide",
  "suicide hotline",
])("offers help to somebody who searches for %s", (search) => {
  expect(isCrisisSearch(search)).toBe(true);
});

test.each([
  "",
  "#",
  "suicide squad",
  "#suicidesquad",
  "basketball suicides drill",
  "die hard",
  "dye my hair",
  "killing time",
  "kill the lights",
  "how to kill weeds",
  "how to dice an onion",
  "dying to know",
  "meditation",
  "anna",
  "hopeless romantic",
  "cut my own hair",
  "cutting boards",
  "harm reduction",
  "self care",
  "self portrait",
  "end of the year",
  "live music",
  "want to live in Lisbon",
  "ready to diet",
  "life is good",
  "overdose netflix",
  "morning walk",
  "#sundaymorning",
  "#selfcaresunday",
  "#diet",
  "how to be kind",
  "100 kms",
  "10 kms from delhi",
  "how many kms to paris",
  "kmspico",
  "kms activator",
  "killing me softly",
  "kill me more drama",
  "hurt me once",
  "suicide silence",
  "virgin suicides",
  "suicide season",
  "suicide commando",
  "suicide forest",
  "sociology durkheim suicide",
  "suicide by cop",
  "how to die in minecraft",
  "dumb ways to die",
  "1000 ways to die",
  "mia tips travel",
  "#selfharmony",
  "i need help with math",
  "how to starve weeds",
  "goodbye letter",
  "the bridge",
  "cat sitter",
  "cut wrist tattoo",
  "kill bill",
  "kms windows",
  "kms to mumbai",
  "5kms run",
  "five kms",
  "ana tips",
  "sebastian mia tips",
  "killing me softly fugees",
  "unalive meaning",
  "give me help with homework",
  "need help moving",
  "help with taxes",
  "cant do this crossword",
  "can't go on holiday",
  "never wake up early",
  "pills to diet",
  "988 area code",
  "porsche 988",
  "want it to end well",
  "i want to end it on a high",
  "how to unalive a boss in elden ring",
])("offers no help to somebody who searches for %s", (search) => {
  expect(isCrisisSearch(search)).toBe(false);
});

test.each(["i", "iI", "want to ", "die", "#", "i want to ", "iwant", "iWant", "不", "i i i want "])(
  "reads 300 letters of %j in less than 100 ms",
  (part) => {
    const search = part.repeat(300).slice(0, 300);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      isCrisisSearch(search);
      return performance.now() - start;
    });
    // The fastest of five: a busy machine slows some of them.
    expect(Math.min(...times)).toBeLessThan(100);
  },
);

test("reads no more than the first 300 letters", () => {
  expect(isCrisisSearch("suicide " + "a ".repeat(50_000))).toBe(true);
  expect(isCrisisSearch("a ".repeat(50_000) + "suicide")).toBe(false);
});

test.each([
  "@lisa kms",
  "＠lisa I want to die",
  "＠lisa.and.others kms",
  "I want to kms",
  "kill me",
  "suicide",
  "#iwanttodie",
  "killmyself",
  "自殺",
])(
  "finds a crisis in a message of a few words: %s",
  (message) => {
    expect(isCrisisInFewWords(message)).toBe(true);
  },
);

test.each([
  "",
  "@lisa",
  "Hi Lisa",
  "what is 10 kms in miles",
  "who sings killing me softly",
  "I need help with math",
  "how to die in minecraft",
  "you should kill yourself",
  "kill yourself @lisa",
  "My sociology essay compares suicide in France, Italy and Spain",
])("finds no crisis in %j", (message) => {
  expect(isCrisisInFewWords(message)).toBe(false);
});

test("builds every list at the start, and none again for a search", () => {
  prepareClassifier();
  const prepare = vi.spyOn(PhraseTable.prototype, "prepare");
  const prepareAll = vi.spyOn(PhraseTable.prototype, "prepareAll");
  onTestFinished(() => {
    prepare.mockRestore();
    prepareAll.mockRestore();
  });
  getPhraseIndex().prepareAll();
  isCrisisSearch("#quieteveningwalks");
  isCrisisSearch("quiero morir");
  expect(prepareAll).not.toHaveBeenCalled();
  expect(prepare).not.toHaveBeenCalled();
});

test("reads the words that one sign stands for, and joined ones in wide letters", () => {
  expect(isCrisisSearch("\ufdfa")).toBe(false);
  expect(isCrisisSearch("ｉｗａｎｔｔｏｄｉｅ")).toBe(true);
});
