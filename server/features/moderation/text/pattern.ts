import type { Word } from "./word.ts";
import { phraseGroups } from "../lexicon/phrase-groups.ts";
import { fillers, negators, wordClasses } from "../lexicon/word-classes.ts";

type Step =
  | { readonly kind: "word"; readonly words: ReadonlySet<string>; readonly isOptional: boolean }
  | { readonly kind: "gap"; readonly most: number }
  | { readonly kind: "unless"; readonly words: ReadonlySet<string> }
  | { readonly kind: "phrase"; readonly patterns: readonly Pattern[] }
  | { readonly kind: "start" };

/** A phrase to look for, compiled. */
export interface Pattern {
  readonly source: string;
  readonly steps: readonly Step[];
}

/**
 * Compiles the small language phrases are written in: `a|b` either word, `<class>` any word of a class, `{group}` any of
 * a group of phrases, `x?` maybe, `..2` up to two words between, `!a|b` not before these, `^` only at the start of a clause.
 * Fillers may stand between any two.
 */
export function compilePattern(source: string): Pattern {
  return { source, steps: source.split(" ").map(compileStep) };
}

function compileStep(part: string): Step {
  if (part === "^") return { kind: "start" };
  if (part.startsWith("..")) return { kind: "gap", most: Number(part.slice(2)) };
  if (part.startsWith("{")) return { kind: "phrase", patterns: groupNamed(part.slice(1, -1)) };
  if (part.startsWith("!")) return { kind: "unless", words: alternatives(part.slice(1)) };
  const isOptional = part.endsWith("?");
  return { kind: "word", words: alternatives(isOptional ? part.slice(0, -1) : part), isOptional };
}

function groupNamed(name: string): readonly Pattern[] {
  const phrases = phraseGroups[name];
  if (!phrases) throw new Error(`No phrase group ${name}`);
  return phrases.map(compilePattern);
}

function alternatives(part: string): ReadonlySet<string> {
  const words = part.split("|").flatMap((word) => {
    if (!word.startsWith("<")) return [word];
    const members = wordClasses[word.slice(1, -1)];
    if (!members) throw new Error(`No word class ${word}`);
    return members;
  });
  return new Set(words);
}

/** The words one of which a match must begin with. */
export function firstWords(pattern: Pattern): Iterable<string> {
  const first = pattern.steps.find((step) => step.kind !== "start");
  if (first?.kind === "phrase") return first.patterns.flatMap((inner) => [...firstWords(inner)]);
  if (first?.kind !== "word" || first.isOptional) {
    throw new Error(`"${pattern.source}" must begin with a word`);
  }
  return first.words;
}

/** Every word a pattern knows: what disguised words are recovered to. */
export function wordsOf(pattern: Pattern): string[] {
  return pattern.steps.flatMap((step) => {
    if (step.kind === "phrase") return step.patterns.flatMap(wordsOf);
    return step.kind === "word" || step.kind === "unless" ? [...step.words] : [];
  });
}

/**
 * Where a match that begins at `start` ends (the word after its last), or -1. It keeps the set of places reached, a few at
 * the most, so that its cost is bounded by the pattern alone.
 */
export function matchAt(pattern: Pattern, words: readonly Word[], start: number): number {
  const ends = reach(pattern, words, start, start);
  return ends.length === 0 ? -1 : Math.min(...ends);
}

function reach(pattern: Pattern, words: readonly Word[], from: number, start: number): number[] {
  let reached = [from];
  for (const step of pattern.steps) {
    const next = reached.flatMap((place) => advance(step, words, place, start));
    if (next.length === 0) return next;
    reached = next.length === 1 ? next : [...new Set(next)];
  }
  return reached;
}

function advance(step: Step, words: readonly Word[], place: number, start: number): number[] {
  const next = words[place];
  const isInside = next !== undefined && (place === start || !next.opensSentence);
  switch (step.kind) {
    case "start":
      return next && (next.opensSentence || next.opensClause) ? [place] : [];
    case "unless":
      return isInside && !next.opensClause && step.words.has(next.text) ? [] : [place];
    case "phrase":
      return step.patterns.flatMap((inner) => reach(inner, words, place, start));
    case "gap":
      return gapFrom(words, place, step.most);
    case "word": {
      const found = isInside ? stepOver(step.words, words, place, start) : [];
      return step.isOptional ? [place, ...found] : found;
    }
  }
}

function gapFrom(words: readonly Word[], place: number, most: number): number[] {
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
    // A match begins where it begins: fillers are only skipped inside it.
    if (place === start || !fillers.has(word.text)) return [];
  }
  return [];
}
