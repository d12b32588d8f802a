import { AiLeaked } from "../ai.ts";
import { createLeakFinder } from "./prompt-leaks.ts";

/**
 * Removes a prompt's mark from a whole answer: the lines and brackets that models repeat it in, and
 * the mark by itself, also with signs between its characters. Throws `AiLeaked` when the answer
 * still holds it, in a code.
 */
export function removeMark(text: string, mark: string): string {
  if (!new RegExp(spelled(mark), "iu").test(text)) return checked(text, mark);
  const tag = String.raw`\[[^\S\n]*${spelled(mark)}[^\]\n]*\]?`;
  const said = text
    .replace(new RegExp(String.raw`^[^\S\n]*${tag}[^\S\n]*(?:\n|$)`, "gimu"), "")
    .replace(new RegExp(`${tag}|${spelled(mark)}`, "giu"), "");
  return checked(said, mark);
}

function spelled(mark: string): string {
  return [...mark].join(String.raw`[^\p{L}\p{N}]{0,3}`);
}

function checked(text: string, mark: string): string {
  if (createLeakFinder("", mark).isIn(text)) throw new AiLeaked("The answer holds the mark of its prompt");
  return text;
}
