import { expect, test } from "vitest";
import { type LabelledSet, measureLanguage, readLanguage } from "../../testing/labelled/languages/measure.ts";
import { type Category, type LanguageLists, otherLanguages } from "../language-lists.ts";
import { readLists } from "../read-lists.ts";

const codes = "ar de es fr hi it ja ko nl pl pt ru tr zh".split(" ");
const leastRecall = 0.8;
const mostFalseAlarms = 1;
const leastPhrases = 40;

const sets = otherLanguages.flatMap((code) =>
  (["tuned", "held-out"] as const).flatMap((set: LabelledSet) => {
    const sentences = readLanguage(set, code);
    return sentences ? [{ code, set, ...measureLanguage(sentences) }] : [];
  })
);

console.table(Object.fromEntries(
  sets.map(({ code, set, harmful, recall, everyday, falseAlarms }) => [
    `${code} ${set}`,
    { harmful, recall: Math.round(recall * 1000) / 1000, everyday, "false alarms": falseAlarms.length },
  ]),
));

test.runIf(sets.length > 0).each(sets)(
  "finds four in five harmful sentences of $code ($set), with at most one false alarm",
  ({ harmful, recall, missed, everyday, falseAlarms }) => {
    expect(harmful).toBeGreaterThanOrEqual(30);
    expect(everyday).toBeGreaterThanOrEqual(60);
    expect({ recall, missed }).toEqual({ recall: expect.toSatisfy((share) => share >= leastRecall), missed });
    expect(falseAlarms.slice(mostFalseAlarms)).toEqual([]);
  },
);

test("has both sets of labelled sentences for 14 languages", () => {
  expect(otherLanguages).toEqual(codes);
  expect(sets).toHaveLength(codes.length * 2);
});

test.each(otherLanguages)("has at least 40 phrases of each kind of harm in %s", (code) => {
  for (const [kind, phrases] of Object.entries(phrasesOf(readLists(code)))) {
    expect({ kind, phrases: new Set(phrases).size }).toEqual({
      kind,
      phrases: expect.toSatisfy((count) => count >= leastPhrases),
    });
  }
});

function phrasesOf({ crisis, harms }: LanguageLists) {
  const all = (...categories: readonly Category[]) =>
    harms.filter(({ category, areWords }) => !areWords && categories.includes(category)).flatMap(
      ({ entries }) => entries,
    );
  return {
    crisis: [...crisis.hard, ...crisis.grave],
    threats: all("threat", "self_harm"),
    hate: all("hate"),
    sexual: all("sexual"),
    profanity: all("profanity"),
  };
}
