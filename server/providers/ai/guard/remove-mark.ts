import { AiLeaked } from "../ai.ts";
import { createLeakFinder } from "./prompt-leaks.ts";

/** What may stand between the characters of a mark. */
const signs = /[^\p{L}\p{N}]+/gu;
/** No label of a quotation is longer, or holds a sentence. */
const label = String.raw`(?:[^\S\n]+[^\]\[\n.!?]{0,80})?`;
/** Stands for a removed mark; models' texts hold no NUL (`storable-text.ts`). */
const gone = "\0";
/** Signs that enclose nothing any more: brackets, quotes, emphasis. */
const empty =
  /(?:\([^\S\n]*\0[^\S\n]*\)|\[[^\S\n]*\0[^\S\n]*\]|\{[^\S\n]*\0[^\S\n]*\}|([*_~`"'])\0\1|[“„«‘]\0[”“»’])/g;
/** Of signs within signs. */
const deepest = 5;
/** A line of which only signs are left. */
const emptyLine =
  /^[^\p{L}\p{N}\p{Extended_Pictographic}\0\n]*\0[^\p{L}\p{N}\p{Extended_Pictographic}\n]*(?:\n|$)/gmu;

/**
 * Removes a prompt's mark from a whole answer: the bracketed labels that models repeat it in, and
 * the mark by itself, also with signs between its characters, and what is left empty around it.
 * Throws `AiLeaked` when the answer still holds it, in a code or disguised.
 */
export function removeMark(text: string, mark: string): string {
  // Few answers hold it, and compiling its patterns takes 20 ms.
  if (!text.replace(signs, "").toLowerCase().includes(mark.toLowerCase())) return checked(text, mark);
  const spelled = [...mark].join(String.raw`[^\p{L}\p{N}]{0,3}`);
  const said = text
    .replace(new RegExp(String.raw`\[[^\S\n]*${spelled}${label}\]`, "giu"), gone)
    .replace(new RegExp(String.raw`\[?${spelled}`, "giu"), gone);
  if (said !== text) return checked(withoutLeftovers(said), mark);
  return checked(text, mark);
}

function withoutLeftovers(text: string): string {
  let said = text.replace(/\0+/g, gone);
  for (let depth = 0; depth < deepest; depth++) said = said.replace(empty, gone);
  return said
    .replace(emptyLine, "")
    .replace(/^([^\S\n]*)\0:?[^\S\n]*/gm, "$1")
    .replace(/(?<![^\S\n])[^\S\n]*\0(?=[^\S\n]|[.,;:!?)]|\n|$)/g, "")
    .replaceAll(gone, "");
}

function checked(text: string, mark: string): string {
  if (createLeakFinder("", mark).isIn(text)) throw new AiLeaked("The answer holds the mark of its prompt");
  return text;
}
