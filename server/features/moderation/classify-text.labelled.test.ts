import { expect, test } from "vitest";
import { afterwards } from "../../testing/labelled/sentences/afterwards.ts";
import { everyday } from "../../testing/labelled/sentences/everyday.ts";
import { harmAfterwards } from "../../testing/labelled/sentences/harm-afterwards.ts";
import { harmClasses, precisionOf, recallOf } from "../../testing/labelled/harm-classes.ts";
import { heldOut } from "../../testing/labelled/held-out.ts";
import { innocent } from "../../testing/labelled/sentences/innocent.ts";
import { nearMisses } from "../../testing/labelled/sentences/near-misses.ts";
import { nearMissesHeldOut } from "../../testing/labelled/sentences/near-misses-held-out.ts";
import { readLabelled } from "../../testing/labelled/read-labelled.ts";
import { levelAccuracy, score, scored } from "../../testing/labelled/score.ts";
import { tunedSentences } from "../../testing/labelled/tuned.ts";

const tuned = tunedSentences();
const unseen = readLabelled(heldOut);
const strangers = readLabelled(afterwards);
const blind = readLabelled(everyday);
const harmUnseen = harmClasses.flatMap((harm) => harm.heldOut);
const kind = [...readLabelled(innocent), ...readLabelled(nearMisses), ...blind].filter(({ level, labels }) =>
  level === "top" && labels.length === 0
);
const leastShare = 0.9;
const leastHeldOutShare = 0.7;

const tunedScore = score(tuned);
const unseenScore = score(unseen);
const blindScore = score(blind);
const tunedAccuracy = levelAccuracy(tuned);

console.log(`${tuned.length} sentences the lists are tuned on, levels exact ${tunedAccuracy}`);
console.table(tunedScore);
console.log(`${unseen.length} held-out sentences, levels exact ${levelAccuracy(unseen)}`);
console.table(unseenScore);
console.log(`${blind.length} everyday sentences written without knowing the lists`);
console.table(blindScore);
// Reported, not held to a bound: lists know the phrases they know, and whoever reads these figures should see it.
console.log(
  `${strangers.length} sentences in other words than the lists', levels exact ${levelAccuracy(strangers)}`,
);
console.table(score(strangers));
console.log(
  `Narrow classes of harm; in other words than the lists': ${levelAccuracy(readLabelled(harmAfterwards))}`,
);
console.table(Object.fromEntries(harmClasses.map((harm) => [harm.name, {
  tuned: recallOf(harm, harm.tuned),
  heldOut: recallOf(harm, harm.heldOut),
  precision: precisionOf(harm, kind),
}])));

test("there are at least 400 labelled sentences beside 150 held-out ones, none of them in both", () => {
  expect(tuned.length).toBeGreaterThanOrEqual(400);
  expect(unseen.length).toBeGreaterThanOrEqual(145);
  const known = new Set(tuned.map(({ text }) => text.toLowerCase()));
  const apart = [...unseen, ...harmUnseen, ...readLabelled(nearMissesHeldOut)];
  expect(apart.filter(({ text }) => known.has(text.toLowerCase()))).toEqual([]);
});

test.each(scored)("finds %s with precision and recall of at least 0.9", (category) => {
  const { precision, recall } = tunedScore[category] ?? { precision: 0, recall: 0 };
  expect(precision).toBeGreaterThanOrEqual(leastShare);
  expect(recall).toBeGreaterThanOrEqual(leastShare);
});

test.each(scored)("finds %s in the held-out sentences as well", (category) => {
  const { precision, recall } = unseenScore[category] ?? { precision: 0, recall: 0 };
  expect(precision).toBeGreaterThanOrEqual(leastShare);
  expect(recall).toBeGreaterThanOrEqual(leastShare);
});

test("finds four in five of what strangers write, and hardly ever what is not there", () => {
  for (const { precision, recall } of Object.values(blindScore)) {
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect(recall).toBeGreaterThanOrEqual(0.75);
  }
});

test("gives nine sentences in ten exactly the level a careful reader gives", () => {
  expect(tunedAccuracy).toBeGreaterThanOrEqual(leastShare);
});

test.each(harmClasses)("finds nine in ten of the $name it is tuned on", (harm) => {
  expect(harm.tuned.length).toBeGreaterThanOrEqual(10);
  expect(recallOf(harm, harm.tuned)).toBeGreaterThanOrEqual(leastShare);
});

test.each(harmClasses)("finds seven in ten of the held-out $name", (harm) => {
  expect(harm.heldOut.length).toBeGreaterThanOrEqual(20);
  expect(recallOf(harm, harm.heldOut)).toBeGreaterThanOrEqual(leastHeldOutShare);
});

test.each(harmClasses)("finds $name in hardly any kind sentence", (harm) => {
  expect(precisionOf(harm, kind)).toBeGreaterThanOrEqual(0.97);
});

test("leaves 97 in 100 kind sentences that share words with cruel ones alone, the held-out ones too", () => {
  for (const sentences of [kind, readLabelled(nearMissesHeldOut)]) {
    expect(levelAccuracy(sentences)).toBeGreaterThanOrEqual(0.97);
  }
});
