import { classifyText } from "../../classifier/built-in-classifier.ts";
import type { Labelled } from "./read-labelled.ts";

export const scored = [
  "hate",
  "threat",
  "sexual",
  "self_harm",
  "harassment",
  "drugs",
  "profanity",
  "support",
] as const;

interface Score {
  readonly sentences: number;
  readonly precision: number;
  readonly recall: number;
}

/** The classifier's findings for a text, as labels. */
function labelsOf(text: string): readonly string[] {
  const verdict = classifyText(text);
  const found: string[] = verdict.reasons.map((reason) => reason.category);
  return verdict.support ? [...found, "support"] : found;
}

/** Precision and recall of each category over some sentences. */
export function score(sentences: readonly Labelled[]): Record<string, Score> {
  const read = sentences.map((sentence) => ({ sentence, found: labelsOf(sentence.text) }));
  return Object.fromEntries(scored.map((label) => {
    const expected = read.filter(({ sentence }) => sentence.labels.includes(label));
    const found = read.filter((each) => each.found.includes(label));
    const right = expected.filter((each) => each.found.includes(label));
    return [label, {
      sentences: expected.length,
      precision: share(right.length, found.length),
      recall: share(right.length, expected.length),
    }];
  }));
}

/** The share of sentences whose level is exactly the expected one. */
export function levelAccuracy(sentences: readonly Labelled[]): number {
  return share(
    sentences.filter(({ text, level }) => classifyText(text).level === level).length,
    sentences.length,
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000;
}
