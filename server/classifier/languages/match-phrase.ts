import type { Choice, Phrase, Step } from "./compile-phrase.ts";
import type { Sign } from "./known-words.ts";

/** A word of a text by the signs that it has in the lists. */
export interface SignedWord {
  readonly signs: readonly Sign[];
  readonly opensSentence: boolean;
  readonly opensClause: boolean;
}

/**
 * Whether a phrase matches from `start` on, within a sentence. It keeps the set of reachable
 * places, which is small, so that its cost is bounded by the phrase alone.
 */
export function matchesAt(phrase: Phrase, words: readonly SignedWord[], start: number): boolean {
  const { unlessAfter, steps } = phrase.compiled();
  if (unlessAfter && standsBefore(unlessAfter, words, start)) return false;
  let reached: readonly number[] = [start];
  for (const step of steps) {
    const next = new Set<number>();
    for (const place of reached) applyStep(step, words, place, start, next);
    if (next.size === 0) return false;
    reached = [...next];
  }
  return true;
}

function applyStep(
  step: Step,
  words: readonly SignedWord[],
  place: number,
  start: number,
  next: Set<number>,
): void {
  const word = words[place];
  const isInside = word !== undefined && (place === start || !word.opensSentence);
  switch (step.kind) {
    case "start":
      if (word?.opensSentence || word?.opensClause) next.add(place);
      return;
    case "unless":
      if (!isInside || word.opensClause || !stands(step.choice, words, place)) next.add(place);
      return;
    case "gap":
      next.add(place);
      for (let at = place; at < place + step.most && words[at]?.opensSentence === false; at++) {
        next.add(at + 1);
      }
      return;
    case "words":
      if (step.isOptional) next.add(place);
      if (isInside) addEnds(step.choice, words, place, next);
  }
}

function addEnds(
  { singles, sequences }: Choice,
  words: readonly SignedWord[],
  place: number,
  ends: Set<number>,
): void {
  for (const sign of words[place]?.signs ?? []) {
    if (singles.has(sign)) ends.add(place + 1);
    for (const sequence of sequences.get(sign) ?? []) {
      if (isSequence(sequence, words, place)) ends.add(place + sequence.length);
    }
  }
}

function isSequence(sequence: readonly Sign[], words: readonly SignedWord[], place: number): boolean {
  return sequence.every((sign, at) => {
    const word = words[place + at];
    return word !== undefined && (at === 0 || !word.opensSentence) && word.signs.includes(sign);
  });
}

function stands(choice: Choice, words: readonly SignedWord[], place: number): boolean {
  const ends = new Set<number>();
  addEnds(choice, words, place, ends);
  return ends.size > 0;
}

/** How far before a phrase a sequence may begin that is one of the two words before it. */
const longestBefore = 6;

function standsBefore(choice: Choice, words: readonly SignedWord[], start: number): boolean {
  const ends = new Set<number>();
  for (let at = start - 1; at >= 0 && at >= start - longestBefore; at--) {
    if (words[at + 1]?.opensSentence) break;
    addEnds(choice, words, at, ends);
    if (ends.has(start) || ends.has(start - 1)) return true;
  }
  return false;
}
