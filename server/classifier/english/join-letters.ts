import { decodeWord } from "./decode-word.ts";
import { getEnglishIndex, getEnglishSpellings, getEnglishWords } from "./english-index.ts";
import { recoverWord } from "./recover-word.ts";
import { splitIntoKnown } from "./split-into-known.ts";

/**
 * Words searched for inside spelled-out letters that form no whole word; long enough not to be
 * accidental.
 */
const unmistakable = ["fuck", "nigger", "faggot", "bitch", "killyourself", "retard", "cunt", "whore"];

const shortWords = new Set(["i", "a", "u"]);

/** The words that single letters spell: one, several joined, or at least a listed word inside. */
export function joinLetters(letters: string): readonly string[] {
  for (const reading of decodeWord(letters)) {
    if (getEnglishWords("innocent").has(reading)) return [reading];
    const whole = recoverWord(reading);
    if (whole !== reading || getEnglishIndex().known.has(whole)) return whole.split(" ");
    const parts = splitLetters(reading);
    if (parts) return parts.flatMap((part) => (getEnglishSpellings().get(part) ?? part).split(" "));
  }
  const found = decodeWord(letters).flatMap((reading) =>
    unmistakable.filter((word) => reading.includes(word))
  );
  return found.length > 0 ? [...new Set(found)] : [letters];
}

/** The fewest known words that make up the letters, or null. */
function splitLetters(letters: string): readonly string[] | null {
  const { known } = getEnglishIndex();
  return splitIntoKnown(
    letters,
    (part) =>
      part.length === 1
        ? shortWords.has(part)
        : known.has(part) || getEnglishSpellings().has(part) || getEnglishWords("innocent").has(part),
  );
}
