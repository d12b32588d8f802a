import { decodeReadings } from "./decode-readings.ts";
import {
  keepLettersAndDigits,
  ordersOf,
  plainText,
  readLeet,
  reversed,
  shiftsOf,
  stepsOfLeet,
  stepsOfRest,
} from "./disguised-letters.ts";
import { indexOfPrompt, sharedIndexOf } from "./prompt-index.ts";

/** For an unfinished text, this much earlier text is checked again; UTF-16 units. */
const lookBack = 400;
/** This many digits of the canary may be chance. */
const chanceDigits = 3;

/** Looks for a prompt and its canary in an answer. */
interface PromptLeaks {
  /** Whether a whole text contains either, also encoded. */
  isIn(text: string): boolean;
  /** Whether the end of an unfinished text contains either; `added` units of it are new. */
  isAtEnd(text: string, added: number): boolean;
  /** Whether the text ends within the canary, so that more is needed to know. */
  mayBegin(text: string): boolean;
}

/**
 * Finds the canary, and 60 letters and digits of the prompt in a row, whatever stands between them,
 * also encoded, shifted, reversed, padded or in leet; not with another shift for each word.
 * @param canary letters and digits that no text holds by chance; capitals and translations do not
 * change its digits
 * @param isOften whether other calls have the same prompt: they share its index
 */
export function createLeakFinder(prompt: string, canary: string, isOften = false): PromptLeaks {
  const { letters, leet, steps, rest } = isOften ? sharedIndexOf(prompt) : indexOfPrompt(prompt);
  const spellings = spellingsOf(canary);
  const leetSpellings = [canary, reversed(canary)].map(readLeet);
  const holds = (said: string) => spellings.some((spelling) => said.includes(spelling)) || letters.isIn(said);
  const holdsInLeet = (plain: string) => {
    const said = readLeet(plain);
    return leetSpellings.some((spelling) => said.includes(spelling)) || leet.isIn(said) ||
      steps.isIn(stepsOfLeet(plain)) || rest.isIn(stepsOfRest(plain));
  };
  return {
    isIn: (text) =>
      decodeReadings(text).map(plainText).some((reading) =>
        holdsInLeet(reading) || ordersOf(reading).some((said) => holds(said) || steps.isIn(stepsOfLeet(said)))
      ),
    isAtEnd: (text, added) => holds(keepLettersAndDigits(plainText(text.slice(-added - lookBack)))),
    mayBegin(text) {
      const end = keepLettersAndDigits(plainText(text.slice(-lookBack)));
      for (let length = canary.length - 1; length > chanceDigits; length--) {
        if (end.endsWith(canary.slice(0, length))) return true;
      }
      return false;
    },
  };
}

/** A canary forwards and backwards; one with letters also shifted. */
function spellingsOf(canary: string): string[] {
  return [...new Set([canary, ...shiftsOf(canary)].flatMap((one) => [one, reversed(one)]))];
}
