import type { Word } from "./word.ts";
import { phraseGroups } from "../lexicon/phrase-groups.ts";
import { fillers, negators, wordClasses } from "../lexicon/word-classes.ts";

type Step =
  | { readonly kind: "word"; readonly words: ReadonlySet<string>; readonly isOptional: boolean }
  | { readonly kind: "gap"; readonly most: number }
  | { readonly kind: "unless"; readonly words: ReadonlySet<string> }
  | { readonly kind: "phrase"; readonly choice: Choice; readonly isOptional: boolean }
  | { readonly kind: "start" };

/**
 * Several phrases, indexed by their possible first words, since most texts contain none of them.
 */
interface Choice {
  readonly patterns: readonly Pattern[];
  readonly byFirstWord: ReadonlyMap<string, readonly Pattern[]>;
}

/** A compiled phrase. */
export interface Pattern {
  readonly source: string;
  readonly steps: readonly Step[];
}

/**
 * Compiles the small language of phrases: `a|b` either word, `<class>` any word of a class,
 * `{group}` any of a group of phrases, `x?` maybe, `..2` up to two words between, `!a|b` not before
 * these, `^` only at the start of a clause. Fillers may stand between any two.
 */
export function compilePattern(source: string): Pattern {
  return { source, steps: source.split(" ").map(compileStep) };
}

function compileStep(part: string): Step {
  if (part === "^") return { kind: "start" };
  if (part.startsWith("..")) return { kind: "gap", most: Number(part.slice(2)) };
  if (part.startsWith("!")) return { kind: "unless", words: expandAlternatives(part.slice(1)) };
  const isOptional = part.endsWith("?");
  const wanted = isOptional ? part.slice(0, -1) : part;
  if (wanted.includes("{")) return { kind: "phrase", choice: compileChoice(wanted), isOptional };
  return { kind: "word", words: expandAlternatives(wanted), isOptional };
}

const choices = new Map<string, Choice>();

/** "{camp}|home": the phrases of each group, and the words beside them as one phrase. */
function compileChoice(part: string): Choice {
  const known = choices.get(part);
  if (known) return known;
  const sides = part.split("|");
  const words = sides.filter((side) => !side.startsWith("{"));
  const patterns = sides.filter((side) => side.startsWith("{")).flatMap((side) =>
    findGroup(side.slice(1, -1)).map(compilePattern)
  );
  if (words.length > 0) patterns.push(compilePattern(words.join("|")));
  const byFirstWord = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    for (const word of new Set(firstWords(pattern))) {
      byFirstWord.set(word, [...byFirstWord.get(word) ?? [], pattern]);
    }
  }
  const choice = { patterns, byFirstWord };
  choices.set(part, choice);
  return choice;
}

function findGroup(name: string): readonly string[] {
  const phrases = phraseGroups[name];
  if (!phrases) throw new Error(`No phrase group ${name}`);
  return phrases;
}

function expandAlternatives(part: string): ReadonlySet<string> {
  const words = part.split("|").flatMap((word) => {
    if (!word.startsWith("<")) return [word];
    const members = wordClasses[word.slice(1, -1)];
    if (!members) throw new Error(`No word class ${word}`);
    return members;
  });
  return new Set(words);
}

/** The words one of which a match must begin with. */
export function firstWords(pattern: Pattern): readonly string[] {
  const words: string[] = [];
  for (const step of pattern.steps) {
    if (step.kind === "start") continue;
    if (step.kind === "gap" || step.kind === "unless") break;
    words.push(...step.kind === "word" ? step.words : step.choice.patterns.flatMap(firstWords));
    if (!step.isOptional) return words;
  }
  throw new Error(`"${pattern.source}" must begin with a word`);
}

/**
 * Sets of words: every match has a word of each. What stands in an optional part, or must not
 * stand there, is in none.
 */
export function neededWords(pattern: Pattern): readonly (readonly string[])[] {
  return pattern.steps.flatMap((step) => {
    if (step.kind === "word") return step.isOptional ? [] : [[...step.words]];
    return step.kind === "phrase" && !step.isOptional ? [step.choice.patterns.flatMap(firstWords)] : [];
  });
}

/** Every word a pattern knows; disguised words are recovered to these. */
export function wordsOfPattern(pattern: Pattern): string[] {
  return pattern.steps.flatMap((step) => {
    if (step.kind === "phrase") return step.choice.patterns.flatMap(wordsOfPattern);
    return step.kind === "word" || step.kind === "unless" ? [...step.words] : [];
  });
}

/**
 * The end of a match that begins at `start` (the word after its last), or -1. It keeps the set of
 * reachable places, which is small, so that its cost is bounded by the pattern alone.
 */
export function matchAt(pattern: Pattern, words: readonly Word[], start: number): number {
  const ends = findReachablePlaces(pattern, words, start, start);
  return ends.length === 0 ? -1 : Math.min(...ends);
}

function findReachablePlaces(
  pattern: Pattern,
  words: readonly Word[],
  from: number,
  start: number,
): number[] {
  let reached = [from];
  for (const step of pattern.steps) {
    const next = reached.flatMap((place) => applyStep(step, words, place, start));
    if (next.length === 0) return next;
    reached = next.length === 1 ? next : [...new Set(next)];
  }
  return reached;
}

function applyStep(step: Step, words: readonly Word[], place: number, start: number): number[] {
  const next = words[place];
  const isInside = next !== undefined && (place === start || !next.opensSentence);
  switch (step.kind) {
    case "start":
      return next && (next.opensSentence || next.opensClause) ? [place] : [];
    case "unless":
      return isInside && !next.opensClause && step.words.has(next.text) ? [] : [place];
    case "phrase": {
      const found = candidatesAt(step.choice, words, place, start).flatMap((inner) =>
        findReachablePlaces(inner, words, place, start)
      );
      return step.isOptional ? [place, ...found] : found;
    }
    case "gap":
      return skipGap(words, place, step.most);
    case "word": {
      const found = isInside ? stepOver(step.words, words, place, start) : [];
      return step.isOptional ? [place, ...found] : found;
    }
  }
}

/** The phrases that may begin at a word; after a filler any may. */
function candidatesAt(
  choice: Choice,
  words: readonly Word[],
  place: number,
  start: number,
): readonly Pattern[] {
  const first = words[place]?.text ?? "";
  return place !== start && fillers.has(first) ? choice.patterns : choice.byFirstWord.get(first) ?? [];
}

function skipGap(words: readonly Word[], place: number, most: number): number[] {
  const places = [place];
  for (let skipped = 0; skipped < most; skipped++) {
    const word = words[place + skipped];
    if (!word || word.opensSentence || negators.has(word.text)) break;
    places.push(place + skipped + 1);
  }
  return places;
}

function stepOver(
  wanted: ReadonlySet<string>,
  words: readonly Word[],
  place: number,
  start: number,
): number[] {
  for (let at = place; at <= place + 2; at++) {
    const word = words[at];
    if (!word || (at > place && word.opensSentence)) return [];
    if (wanted.has(word.text)) return [at + 1];
    // Fillers are skipped only inside a match, not before it.
    if (place === start || !fillers.has(word.text)) return [];
  }
  return [];
}
