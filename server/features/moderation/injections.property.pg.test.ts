import { expect, test } from "vitest";
import { findWorstLevel, getLevelRank } from "#shared/moderation/moderation-levels.ts";
import { injections } from "../../testing/injections/injections.ts";
import { tunedSentences } from "../../testing/labelled/read-labelled.ts";
import { proofSize } from "../../testing/proof-size.ts";
import { classifyText } from "../../classifier/built-in-classifier.ts";

const every = proofSize({ sample: 150, whole: 1 });
// Words of help beside suicidal ones are meant to keep them visible, whoever says them.
const sentences = tunedSentences().filter((_, at) => at % every === 0)
  .map(({ text }) => ({ text, ...classifyText(text) }))
  .filter(({ reasons }) => !reasons.some(({ category }) => category === "distress"));

const ways: readonly ((text: string, injection: string) => string)[] = [
  (text, injection) => `${text}\n\n${injection}`,
  (text, injection) => `${injection}\n\n${text}`,
];

test.each(injections)("'$name' changes the level of no text beside it", ({ text: injection }) => {
  const own = classifyText(injection).level;
  const changed = sentences.flatMap(({ text, level }) =>
    ways.map((join) => join(text, injection)).filter((both) =>
      getLevelRank(classifyText(both).level) !== getLevelRank(findWorstLevel([level, own]))
    )
  );
  expect(changed).toEqual([]);
});
