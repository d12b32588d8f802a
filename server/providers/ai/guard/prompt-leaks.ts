import { decodeReadings } from "./decode-readings.ts";
import {
  encodeLeetSteps,
  encodeLetterSteps,
  keepLettersAndDigits,
  listOrders,
  listShifts,
  normalizeText,
  readLeet,
  reverseText,
} from "./disguised-letters.ts";

/** A part of the secret begins at every such place. */
const secretStep = 3;

/** Finds runs of characters that a text has in common with a secret, in time of the text alone. */
class RunIndex {
  readonly #secret: string;
  readonly #run: number;
  readonly #partLength: number;
  /** The distance in a text between two groups of neighbouring places that are looked at. */
  readonly #period: number;
  readonly #parts = new Set<string>();

  /** @param run the number of characters in a row that are too many */
  constructor(secret: string, run: number) {
    this.#secret = secret;
    this.#run = run;
    this.#partLength = Math.floor(run / 3);
    // So every run has one of the parts at one of the places.
    this.#period = run - this.#partLength - secretStep + 2;
    for (let at = 0; at + this.#partLength <= secret.length; at += secretStep) {
      this.#parts.add(secret.slice(at, at + this.#partLength));
    }
  }

  isIn(said: string): boolean {
    if (said.length < this.#run) return false;
    for (let from = 0; from < said.length; from += this.#period) {
      for (let at = from; at < from + secretStep && at + this.#partLength <= said.length; at++) {
        const part = said.slice(at, at + this.#partLength);
        if (this.#parts.has(part) && this.#isRun(said, at, part)) return true;
      }
    }
    return false;
  }

  #isRun(said: string, at: number, part: string): boolean {
    for (let there = this.#secret.indexOf(part); there >= 0; there = this.#secret.indexOf(part, there + 1)) {
      if (runAround({ text: said, at }, { text: this.#secret, at: there }, this.#run) >= this.#run) {
        return true;
      }
    }
    return false;
  }
}

interface Place {
  readonly text: string;
  readonly at: number;
}

/** The length of what two texts have in common around a place in each, `most` on each side. */
function runAround(one: Place, other: Place, most: number): number {
  let [before, after] = [0, 0];
  const isSame = (by: number) =>
    one.at + by >= 0 && one.at + by < one.text.length && other.at + by >= 0 &&
    one.text[one.at + by] === other.text[other.at + by];
  while (before < most && isSame(-before - 1)) before++;
  while (after < most && isSame(after)) after++;
  return before + after;
}

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
  const leetSpellings = [canary, reverseText(canary)].map(readLeet);
  const holds = (said: string) => spellings.some((spelling) => said.includes(spelling)) || letters.isIn(said);
  const holdsInLeet = (plain: string) => {
    const said = readLeet(plain);
    return leetSpellings.some((spelling) => said.includes(spelling)) || leet.isIn(said) ||
      steps.isIn(encodeLeetSteps(plain)) || rest.isIn(encodeLetterSteps(plain));
  };
  return {
    isIn: (text) =>
      decodeReadings(text).map(normalizeText).some((reading) =>
        holdsInLeet(reading) ||
        listOrders(reading).some((said) => holds(said) || steps.isIn(encodeLeetSteps(said)))
      ),
    isAtEnd: (text, added) => holds(keepLettersAndDigits(normalizeText(text.slice(-added - lookBack)))),
    mayBegin(text) {
      const end = keepLettersAndDigits(normalizeText(text.slice(-lookBack)));
      for (let length = canary.length - 1; length > chanceDigits; length--) {
        if (end.endsWith(canary.slice(0, length))) return true;
      }
      return false;
    },
  };
}

/** A canary forwards and backwards; one with letters also shifted. */
function spellingsOf(canary: string): string[] {
  return [...new Set([canary, ...listShifts(canary)].flatMap((one) => [one, reverseText(one)]))];
}

/**
 * Letters and digits of the prompt in a row that an answer may contain: more than the longest thing
 * an assistant says about itself.
 */
const longestRun = 60;
/** Nobody says these by chance: letters that are left of a text in leet, as their steps. */
const longestRest = 30;

/** The pieces by which a prompt is found, in each of the disguises. Knows nothing of an answer. */
interface PromptIndex {
  readonly letters: RunIndex;
  readonly leet: RunIndex;
  readonly steps: RunIndex;
  readonly rest: RunIndex;
}

/** An index takes some 100 bytes for each character of its prompt: 37 KB for that of the chats. */
const mostKept = 8;
const mostKeptLength = 2_000;

/** The latest prompts, so at most 1.6 MB, in the order of last use. */
const kept = new Map<string, PromptIndex>();

/**
 * The index of a prompt: answers with the same prompt share one, since it depends on nothing else,
 * and each of a thousand open ones would hold its own.
 */
function sharedIndexOf(prompt: string): PromptIndex {
  const index = kept.get(prompt) ?? indexOfPrompt(prompt);
  if (prompt.length > mostKeptLength) return index;
  kept.delete(prompt);
  kept.set(prompt, index);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return index;
}

/** The index of a prompt that no other call has. */
function indexOfPrompt(prompt: string): PromptIndex {
  const plain = normalizeText(prompt);
  // Both directions, so that nothing that is said has to be turned around.
  const indexOf = (read: (plain: string) => string, secret: string, run = longestRun) =>
    new RunIndex(`${read(secret)}\n${read(reverseText(secret))}`, run);
  return {
    letters: indexOf(keepLettersAndDigits, plain),
    leet: indexOf(readLeet, plain),
    steps: indexOf(encodeLeetSteps, plain),
    rest: indexOf(encodeLetterSteps, plain.replace(/[aeiost\d]/g, ""), longestRest),
  };
}
