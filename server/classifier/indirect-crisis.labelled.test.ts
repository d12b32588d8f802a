import { expect, test } from "vitest";
import { type LabelledSet, readLanguage } from "../testing/labelled/languages/measure.ts";
import { type Labelled, readLabelled } from "../testing/labelled/read-labelled.ts";
import { classifyText } from "./built-in-classifier.ts";
import { otherLanguages } from "./language-lists.ts";
import { findEntries, readSigns } from "./languages/find-in-languages.ts";
import { getPhraseIndex } from "./languages/phrase-index.ts";
import { readLists } from "./read-lists.ts";

const codes = ["en", ...otherLanguages];
const leastRecall = 0.6;
const mostAlarms = 0.01;

const read = (set: LabelledSet, code: string) => readLanguage(set, code) ?? [];
const isAlarm = ({ text }: Labelled) => classifyText(text).support || classifyText(text).level !== "top";

const rounded = (share: number) => Math.round(share * 1000) / 1000;

function measure(sentences: readonly Labelled[]) {
  const crises = sentences.filter(({ labels }) => labels.includes("distress"));
  const harmless = sentences.filter(({ labels }) => labels.length === 0);
  const found = crises.filter(({ text }) => classifyText(text).support);
  return { crises, harmless, recall: found.length / crises.length, alarms: harmless.filter(isAlarm) };
}

/**
 * The held-out sentences and their twins were written first, but by the author of the phrases, who
 * remembered them: their recall is flattering. Those `afterwards` come from ideas that no phrase
 * knows, and are reported without a minimum: the lists find next to none of them.
 */
const rows = codes.map((code) => ({
  code,
  heldOut: measure(read("indirect", code)),
  tuned: measure(read("indirect-tuned", code)),
  afterwards: measure(read("indirect-afterwards", code)),
}));

console.table(Object.fromEntries(rows.map(({ code, heldOut, tuned, afterwards }) => [code, {
  recall: heldOut.recall,
  "alarms of twins": heldOut.alarms.length,
  "recall, tuned": rounded(tuned.recall),
  "recall, other ideas": afterwards.recall,
  "alarms, other ideas": afterwards.alarms.length,
}])));

test.each(rows)("finds three in five indirect words of crisis in $code", ({ heldOut }) => {
  expect(heldOut.crises).toHaveLength(20);
  expect(heldOut.harmless).toHaveLength(20);
  expect(heldOut.recall).toBeGreaterThanOrEqual(leastRecall);
});

test("offers help beside hardly any twin or everyday sentence of all languages", () => {
  const everyday = [
    ...rows.flatMap(({ heldOut, tuned, afterwards }) =>
      [heldOut, tuned, afterwards].flatMap((set) => set.harmless)
    ),
    ...otherLanguages.flatMap((code) => [...read("tuned", code), ...read("held-out", code)]),
    ...["tuned/innocent", "tuned/near-misses", "held-out/near-misses", "held-out/everyday"].flatMap(
      readLabelled,
    ),
  ].filter(({ labels, level }) => labels.length === 0 && level === "top");
  const alarms = everyday.filter(isAlarm);
  console.log(`${alarms.length} alarms in ${everyday.length} twins and everyday sentences`);
  expect(everyday.length).toBeGreaterThan(2_000);
  expect({ share: alarms.length / everyday.length, alarms }).toEqual({
    share: expect.toSatisfy((share) => share <= mostAlarms),
    alarms,
  });
});

test.each([
  "Everybody would be happier if I was gone",
  "Is there a painless way to go?",
  "I keep thinking about the bridge",
  "I have written my goodbye letters",
])("offers help beside %j, and leaves its level at the top", (text) => {
  expect(classifyText(text)).toMatchObject({ support: true, isIndirect: true, level: "top", reasons: [] });
});

test("lowers no level for an indirect phrase of any language", () => {
  const index = getPhraseIndex();
  const indirect = new Set(otherLanguages.flatMap((code) => readLists(code).crisis.indirect));
  const found = codes.flatMap((code) => read("indirect", code)).flatMap(({ text }) =>
    findEntries(readSigns(text, index), index.phrases).filter(({ phrase }) => indirect.has(phrase.source))
  );
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(({ meaning }) => !("feeling" in meaning) || meaning.feeling !== "indirect")).toEqual(
    [],
  );
});

test.each([
  "My brother keeps thinking about the bridge",
  "She has written her goodbye letters",
  "He said 'everybody would be happier if I was gone'",
  "Everybody would be happier if he was gone",
])("takes %j for another person's words", (text) => {
  expect(classifyText(text).support).toBe(false);
});
