import {
  keepLettersAndDigits,
  plainText,
  readLeet,
  reversed,
  stepsOfLeet,
  stepsOfRest,
} from "./disguised-letters.ts";
import { RunIndex } from "./run-index.ts";

/**
 * Letters and digits of the prompt in a row that an answer may contain: more than the longest thing
 * an assistant says about itself.
 */
const longestRun = 60;
/** Nobody says these by chance: letters that are left of a text in leet, as their steps. */
const longestRest = 30;

/** What a prompt is found by, in each of the disguises. Knows nothing of an answer. */
export interface PromptIndex {
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
export function sharedIndexOf(prompt: string): PromptIndex {
  const index = kept.get(prompt) ?? indexOfPrompt(prompt);
  if (prompt.length > mostKeptLength) return index;
  kept.delete(prompt);
  kept.set(prompt, index);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return index;
}

/** The index of a prompt that no other call has. */
export function indexOfPrompt(prompt: string): PromptIndex {
  const plain = plainText(prompt);
  // Both directions, so that nothing that is said has to be turned around.
  const indexOf = (read: (plain: string) => string, secret: string, run = longestRun) =>
    new RunIndex(`${read(secret)}\n${read(reversed(secret))}`, run);
  return {
    letters: indexOf(keepLettersAndDigits, plain),
    leet: indexOf(readLeet, plain),
    steps: indexOf(stepsOfLeet, plain),
    rest: indexOf(stepsOfRest, plain.replace(/[aeiost\d]/g, ""), longestRest),
  };
}
