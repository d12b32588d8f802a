import { decodeReadings } from "./decode-readings.ts";
import { keepLettersAndDigits, ordersOf, readLeet, stepsOfLetters } from "./disguised-letters.ts";

/**
 * Letters and digits of the prompt in a row that an answer may contain: more than the longest thing
 * an assistant says about itself.
 */
const longestRun = 60;
/** Every longer run contains one whole block of the prompt. */
const blockLength = longestRun / 2;
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
 * also encoded, shifted, reversed, padded or in leet.
 * @param canary letters and digits, of which capitals and translations leave the digits unchanged
 */
export function createLeakFinder(prompt: string, canary: string): PromptLeaks {
  const secret = keepLettersAndDigits(prompt);
  const [leetSecret, secretSteps] = [readLeet(prompt), stepsOfLetters(prompt)];
  const holds = (text: string) => {
    const said = keepLettersAndDigits(text);
    return said.includes(canary) || sharesRun(said, secret);
  };
  const holdsDisguised = (text: string) =>
    holds(text) || sharesRun(readLeet(text), leetSecret) || sharesRun(stepsOfLetters(text), secretSteps);
  return {
    isIn: (text) => decodeReadings(text).some((reading) => ordersOf(reading).some(holdsDisguised)),
    isAtEnd: (text, added) => holds(text.slice(-added - lookBack)),
    mayBegin(text) {
      const end = keepLettersAndDigits(text.slice(-lookBack));
      for (let length = canary.length - 1; length > chanceDigits; length--) {
        if (end.endsWith(canary.slice(0, length))) return true;
      }
      return false;
    },
  };
}

function sharesRun(said: string, secret: string): boolean {
  for (let start = 0; start + blockLength <= secret.length; start += blockLength) {
    const block = secret.slice(start, start + blockLength);
    for (let at = said.indexOf(block); at !== -1; at = said.indexOf(block, at + 1)) {
      if (runAround(said, at, secret, start) >= longestRun) return true;
    }
  }
  return false;
}

/** The length of the text that two texts have in common around a place in each. */
function runAround(one: string, at: number, other: string, there: number): number {
  let before = 0;
  while (before < Math.min(at, there) && one[at - before - 1] === other[there - before - 1]) before++;
  let after = 0;
  while (
    after < Math.min(one.length - at, other.length - there) && one[at + after] === other[there + after]
  ) {
    after++;
  }
  return before + after;
}
