import type { Choice, Phrase, Step, Steps } from "./compile-phrase.ts";
import type { Sign } from "./known-words.ts";

/** A word of a text by the signs that it has in the lists. */
export interface SignedWord {
  readonly signs: readonly Sign[];
  readonly opensSentence: boolean;
  readonly opensClause: boolean;
  /** It may stand between any two steps of a phrase without changing it. */
  readonly isFiller: boolean;
  /** No gap goes over it. */
  readonly endsGap: boolean;
}

/** So many fillers may stand between two steps. */
const mostFillers = 2;

/**
 * The end of the shortest match of a phrase that begins at `start` (the place after its last word),
 * or -1. A match lies within a sentence. It keeps the reachable places, which are few, so that its
 * cost is bounded by the phrase alone.
 */
export function matchEnd(phrase: Phrase, words: readonly SignedWord[], start: number): number {
  const { unlessAfter, steps } = phrase.compiled();
  if (unlessAfter && standsBefore(unlessAfter, words, start)) return -1;
  const ends = reach(steps, words, start, start);
  return ends.length === 0 ? -1 : Math.min(...ends);
}

/** The places that steps lead to from one place, in a match that begins at `start`. */
function reach(steps: Steps, words: readonly SignedWord[], from: number, start: number): readonly number[] {
  let reached = [from];
  for (const step of steps) {
    const next: number[] = [];
    for (const place of reached) applyStep(step, words, place, start, next);
    if (next.length === 0) return next;
    reached = next;
  }
  return reached;
}

/** A set would cost more than to look through the few places. */
function addPlace(places: number[], place: number): void {
  if (!places.includes(place)) places.push(place);
}

function applyStep(
  step: Step,
  words: readonly SignedWord[],
  place: number,
  start: number,
  next: number[],
): void {
  const word = words[place];
  const isInside = word !== undefined && (place === start || !word.opensSentence);
  switch (step.kind) {
    case "start":
      if (word?.opensSentence || word?.opensClause) addPlace(next, place);
      return;
    case "unless":
      if (!isInside || word.opensClause || !stands(step.choice, words, place)) addPlace(next, place);
      return;
    case "gap":
      addPlace(next, place);
      for (let at = place; at < place + step.most && goesOver(words[at]); at++) addPlace(next, at + 1);
      return;
    case "words":
      if (step.isOptional) addPlace(next, place);
      if (!isInside) return;
      addEndsBehindFillers(step.choice, words, place, start, next);
      if (step.choice.phrases.length > 0) addEndsOfGroups(step.choice, words, place, start, next);
  }
}

function goesOver(word: SignedWord | undefined): boolean {
  return word !== undefined && !word.opensSentence && !word.endsGap;
}

/** Fillers are skipped only inside a match, not before it. */
function addEndsBehindFillers(
  choice: Choice,
  words: readonly SignedWord[],
  place: number,
  start: number,
  ends: number[],
): void {
  for (let at = place; at <= place + mostFillers; at++) {
    const word = words[at];
    if (!word || (at > place && word.opensSentence)) return;
    if (addEnds(choice, words, at, ends) || place === start || !word.isFiller) return;
  }
}

/** After a filler any phrase of the groups may begin. */
function addEndsOfGroups(
  { phrases, phrasesByFirst }: Choice,
  words: readonly SignedWord[],
  place: number,
  start: number,
  ends: number[],
): void {
  const word = words[place];
  const tryAll = (possible: readonly Steps[]) => {
    for (const steps of possible) for (const end of reach(steps, words, place, start)) addPlace(ends, end);
  };
  if (place !== start && word?.isFiller) return tryAll(phrases);
  for (const sign of word?.signs ?? []) {
    const possible = phrasesByFirst.get(sign);
    if (possible) tryAll(possible);
  }
}

/** Returns whether any single word or sequence stands there. */
function addEnds(
  { singles, sequences }: Choice,
  words: readonly SignedWord[],
  place: number,
  ends: number[],
): boolean {
  let isFound = false;
  for (const sign of words[place]?.signs ?? []) {
    if (singles.has(sign)) {
      addPlace(ends, place + 1);
      isFound = true;
    }
    if (sequences.size === 0) continue;
    for (const sequence of sequences.get(sign) ?? []) {
      if (!isSequence(sequence, words, place)) continue;
      addPlace(ends, place + sequence.length);
      isFound = true;
    }
  }
  return isFound;
}

function isSequence(sequence: readonly Sign[], words: readonly SignedWord[], place: number): boolean {
  return sequence.every((sign, at) => {
    const word = words[place + at];
    return word !== undefined && (at === 0 || !word.opensSentence) && word.signs.includes(sign);
  });
}

function stands(choice: Choice, words: readonly SignedWord[], place: number): boolean {
  return addEnds(choice, words, place, []);
}

/** How far before a phrase a sequence may begin that is one of the two words before it. */
const longestBefore = 6;

function standsBefore(choice: Choice, words: readonly SignedWord[], start: number): boolean {
  const ends: number[] = [];
  for (let at = start - 1; at >= 0 && at >= start - longestBefore; at--) {
    if (words[at + 1]?.opensSentence) break;
    addEnds(choice, words, at, ends);
    if (ends.includes(start) || ends.includes(start - 1)) return true;
  }
  return false;
}
