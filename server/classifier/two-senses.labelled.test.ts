import { expect, test } from "vitest";
import { measureLanguage, readLanguage } from "../testing/labelled/languages/measure.ts";
import { classifyText } from "./built-in-classifier.ts";
import { otherLanguages } from "./language-lists.ts";

const leastEveryday = 300;
const mostAlarms = 0.01;
const leastRecall = 0.9;

/**
 * The first 20 everyday sentences of each language were written before the words were told apart,
 * with words that the lists had; the others, with "you" beside them, afterwards. The harmful ones
 * were read while the phrases were written.
 */
const rows = ["en", ...otherLanguages].map((code) => ({
  code,
  ...measureLanguage(readLanguage("two-senses", code) ?? []),
}));

console.table(Object.fromEntries(rows.map(({ code, harmful, recall, everyday, falseAlarms }) => [code, {
  everyday,
  alarms: falseAlarms.length,
  harmful,
  recall: Math.round(recall * 1000) / 1000,
}])));

test("leaves 99 in 100 everyday sentences with listed words at level top", () => {
  const everyday = rows.reduce((sum, row) => sum + row.everyday, 0);
  const alarms = rows.flatMap(({ falseAlarms }) => falseAlarms);
  expect(everyday).toBeGreaterThanOrEqual(leastEveryday);
  expect({ share: alarms.length / everyday, alarms }).toEqual({
    share: expect.toSatisfy((share) => share <= mostAlarms),
    alarms,
  });
});

test.each(rows)("finds nine in ten insults with the same words in $code", ({ everyday, recall, missed }) => {
  expect(everyday).toBeGreaterThanOrEqual(20);
  expect({ recall, missed }).toEqual({ recall: expect.toSatisfy((share) => share >= leastRecall), missed });
});

test.each([
  "The old dyke kept the village dry",
  "A chink of light through the curtains",
  "Faggots and peas for tea",
  "Bukkake udon for lunch",
  "My dog is a bitch, two years old",
  "Kike Hernandez hit a home run",
  "Every dyke in Holland was checked",
  "Would you like faggots and peas?",
  "You can see a chink of light under the door",
  "Yılbaşını ailemle kutlayacağım",
])("leaves %j at level top", (text) => {
  expect(classifyText(text)).toMatchObject({ level: "top", reasons: [] });
});

test.each([
  ["you faggots", "none"],
  ["@ada is a dyke", "none"],
  ["Ada is a dyke", "none"],
  ["my sister is a dyke", "none"],
  ["all faggots should…", "none"],
  ["dykes are ugly", "none"],
  ["look at that f@ggot", "none"],
  ["hey dyke", "none"],
  ["You bitch", "none"],
  ["Shut up, bitch", "low"],
  ["stop being such a bitch", "low"],
  ["what a bastard", "low"],
  ["bukkake video", "none"],
  ["She called him a fag", "high"],
  ["@ada ist ein Penner", "low"],
  ["@ada jest pedał", "none"],
])("still finds %j", (text, level) => {
  expect(classifyText(text).level).toBe(level);
});
