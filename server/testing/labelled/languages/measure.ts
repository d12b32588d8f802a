import { existsSync } from "node:fs";
import { classifyText } from "../../../classifier/built-in-classifier.ts";
import { type Labelled, readLabelledFile } from "../read-labelled.ts";

/**
 * The sentences the lists may be tuned on, and those written before the lists; the same of indirect
 * words of crisis, and some of these in other words than the lists'; words of two senses; what is
 * described.
 */
export type LabelledSet =
  | "tuned"
  | "held-out"
  | "indirect-tuned"
  | "indirect"
  | "indirect-afterwards"
  | "two-senses"
  | "described";

interface LanguageMeasure {
  readonly harmful: number;
  /** The share of harmful sentences that are found. */
  readonly recall: number;
  readonly missed: readonly string[];
  readonly everyday: number;
  readonly falseAlarms: readonly string[];
}

/** The labelled sentences of a language; null when nobody has written them. */
export function readLanguage(set: LabelledSet, code: string): readonly Labelled[] | null {
  const file = new URL(`${set}/${code}.txt`, import.meta.url);
  return existsSync(file) ? readLabelledFile(file) : null;
}

/** How many harmful sentences the classifier finds, and how many everyday ones it lowers. */
export function measureLanguage(sentences: readonly Labelled[]): LanguageMeasure {
  const harmful = sentences.filter(({ labels }) => labels.length > 0);
  const everyday = sentences.filter(({ labels }) => labels.length === 0);
  const missed = harmful.filter((sentence) => !isFound(sentence));
  return {
    harmful: harmful.length,
    recall: harmful.length === 0 ? 1 : 1 - missed.length / harmful.length,
    missed: missed.map(({ text }) => text),
    everyday: everyday.length,
    falseAlarms: everyday.filter(({ text }) => isLowered(text) || classifyText(text).support).map((
      { text },
    ) => text),
  };
}

/** Somebody's own crisis is found when they are offered help, all else when it is lowered. */
function isFound({ text, labels }: Labelled): boolean {
  return labels.includes("distress") && classifyText(text).support || isLowered(text);
}

function isLowered(text: string): boolean {
  return classifyText(text).level !== "top";
}
