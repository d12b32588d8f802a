import type { LexiconIndex } from "./lexicon-index.ts";

interface Runs {
  readonly letters: string;
  readonly lengths: readonly number[];
}

function runsOf(word: string): Runs {
  let letters = "";
  const lengths: number[] = [];
  for (const letter of word) {
    if (letters.endsWith(letter)) lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    else {
      letters += letter;
      lengths.push(1);
    }
  }
  return { letters, lengths };
}

const bySqueezed = new WeakMap<LexiconIndex, Map<string, string[]>>();

function squeezedWords(index: LexiconIndex): Map<string, string[]> {
  const made = bySqueezed.get(index);
  if (made) return made;
  const words = new Map<string, string[]>();
  for (const word of index.known) {
    const { letters } = runsOf(word);
    words.set(letters, [...words.get(letters) ?? [], word]);
  }
  bySqueezed.set(index, words);
  return words;
}

/**
 * The known word that a stretched one ("kiiill") means, or null. Each letter must be written at
 * least as often as in the known word, so "as" is never read as "ass". A single doubling suffices
 * only for listed words.
 */
export function unstretch(word: string, index: LexiconIndex): string | null {
  const { letters, lengths } = runsOf(word);
  if (lengths.length === word.length || word.length < 4) return null;
  const isLoud = lengths.some((length) => length >= 3);
  for (const candidate of squeezedWords(index).get(letters) ?? []) {
    if (candidate.length < 3 || (!isLoud && (candidate.length < 4 || !index.flagged.has(candidate)))) {
      continue;
    }
    if (runsOf(candidate).lengths.every((length, place) => (lengths[place] ?? 0) >= length)) return candidate;
  }
  return null;
}
