import { aliases } from "../lexicon/aliases.ts";
import { innocentWords } from "../lexicon/innocent-words.ts";
import { decodeWord } from "./decode-word.ts";
import { getLexiconIndex } from "./lexicon-index.ts";
import { recoverWord } from "./recover-word.ts";

/**
 * Words searched for inside spelled-out letters that form no whole word; long enough not to be
 * accidental.
 */
const unmistakable = ["fuck", "nigger", "faggot", "bitch", "killyourself", "retard", "cunt", "whore"];

const longestPart = 16;
const shortWords = new Set(["i", "a", "u"]);

/** The words that single letters spell: one, several joined, or at least a listed word inside. */
export function joinLetters(letters: string): readonly string[] {
  for (const reading of decodeWord(letters)) {
    if (innocentWords.has(reading)) return [reading];
    const whole = recoverWord(reading);
    if (whole !== reading || getLexiconIndex().known.has(whole)) return whole.split(" ");
    const parts = splitIntoKnown(reading);
    if (parts) return parts.flatMap((part) => (aliases.get(part) ?? part).split(" "));
  }
  const found = decodeWord(letters).flatMap((reading) =>
    unmistakable.filter((word) => reading.includes(word))
  );
  return found.length > 0 ? [...new Set(found)] : [letters];
}

/** The fewest known words that make up the letters, or null. */
function splitIntoKnown(letters: string): readonly string[] | null {
  const { known } = getLexiconIndex();
  const isWord = (part: string) =>
    part.length === 1
      ? shortWords.has(part)
      : known.has(part) || aliases.has(part) || innocentWords.has(part);
  const count = Array.from({ length: letters.length + 1 }, () => Infinity);
  const cut = Array.from({ length: letters.length + 1 }, () => -1);
  count[0] = 0;
  for (let end = 1; end <= letters.length; end++) {
    for (let start = Math.max(0, end - longestPart); start < end; start++) {
      const steps = (count[start] ?? Infinity) + 1;
      if (steps < (count[end] ?? Infinity) && isWord(letters.slice(start, end))) {
        count[end] = steps;
        cut[end] = start;
      }
    }
  }
  if (count[letters.length] === Infinity) return null;
  const parts: string[] = [];
  for (let end = letters.length; end > 0; end = cut[end] ?? 0) parts.push(letters.slice(cut[end], end));
  return parts.reverse();
}
