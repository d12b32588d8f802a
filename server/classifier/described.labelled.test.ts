import { expect, test } from "vitest";
import { readLanguage } from "../testing/labelled/languages/measure.ts";
import type { Labelled } from "../testing/labelled/read-labelled.ts";
import { readLabelled } from "../testing/labelled/read-labelled.ts";
import { classifyText } from "./built-in-classifier.ts";
import { otherLanguages } from "./language-lists.ts";
import { findEntries, readSigns } from "./languages/find-in-languages.ts";
import { getPhraseIndex } from "./languages/phrase-index.ts";

const mostAlarms = 0.005;

/** Sentences and their harmless twins, written beside the phrases: they show that these work. */
const rows = ["en", ...otherLanguages].map((code) => ({
  code,
  sentences: readLanguage("described", code) ?? [],
}));

const described = (text: string) =>
  classifyText(text).topics.filter((topic) => topic === "distress" || topic === "violence");

test.each(rows)("finds suicide, self-injury and cruelty that are described in $code", ({ sentences }) => {
  const told = sentences.filter(({ labels }) => labels.length > 0);
  expect(told.length).toBeGreaterThanOrEqual(12);
  const missed = told.filter(({ labels, text }) => !described(text).includes(labels[0] as "distress"));
  expect(missed.map(({ text }) => text)).toEqual([]);
});

test.each(rows)(
  "finds neither in as many harmless sentences with the same words in $code",
  ({ sentences }) => {
    const harmless = sentences.filter(({ labels }) => labels.length === 0);
    expect(harmless.length).toBeGreaterThanOrEqual(12);
    expect(harmless.filter(({ text }) => described(text).length > 0).map(({ text }) => text)).toEqual([]);
  },
);

test("lowers no text for what it describes, in any language", () => {
  const index = getPhraseIndex();
  const meanings = rows.flatMap(({ sentences }) => sentences)
    .flatMap(({ text }) => findEntries(readSigns(text, index), index.phrases))
    .map(({ meaning }) => meaning)
    .filter((meaning) => "topic" in meaning);
  expect(meanings.length).toBeGreaterThan(150);
  expect(meanings.filter((meaning) => "level" in meaning || "feeling" in meaning)).toEqual([]);
});

test("finds them in hardly any everyday sentence of all languages", () => {
  const isEveryday = ({ labels, level }: Labelled) => labels.length === 0 && level === "top";
  const everyday = [
    ...otherLanguages.flatMap((code) =>
      (["tuned", "held-out", "two-senses", "indirect"] as const).flatMap((set) =>
        readLanguage(set, code) ?? []
      )
    ),
    ...["tuned/innocent", "tuned/near-misses", "held-out/near-misses", "held-out/everyday"].flatMap(
      readLabelled,
    ),
  ].filter(isEveryday);
  const alarms = everyday.filter(({ text }) => described(text).length > 0).map(({ text }) => text);
  console.log(`${alarms.length} alarms in ${everyday.length} everyday sentences`);
  expect(everyday.length).toBeGreaterThan(2_000);
  expect({ share: alarms.length / everyday.length, alarms }).toEqual({
    share: expect.toSatisfy((share) => share <= mostAlarms),
    alarms,
  });
});

test.each([
  ["I want to die", ["distress"]],
  ["I want to die, and I called the helpline", ["distress"]],
  ["I will kill you and your whole family", ["violence"]],
  ["anyone got some weed to sell", ["substances"]],
  ["A walk by the lake", []],
])("says what %j is about", (text, topics) => {
  expect(classifyText(text).topics).toEqual(topics);
});
