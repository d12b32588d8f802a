import type { Ai } from "../../../providers/ai/ai.ts";

/** The most text that a model is expected to repeat, in UTF-16 units, and the least that counts. */
const longestRepeat = 300;
const shortestRepeat = 12;

/**
 * A model whose answer reads on from a text that was cut: without what it repeats of its end, and
 * with the space that belongs between the two (ai.21).
 */
export function continueReading(ai: Ai, before: string): Ai {
  return { ...ai, chat: (request, signal) => readOn(ai.chat(request, signal), before) };
}

/** Holds the first pieces back until it is known whether they repeat the end of `before`. */
export async function* readOn(pieces: AsyncIterable<string>, before: string): AsyncGenerator<string, void> {
  const tail = before.trimEnd().slice(-longestRepeat);
  let held: string | null = "";
  for await (const piece of pieces) {
    if (held === null) {
      yield piece;
      continue;
    }
    held += piece;
    if (mayRepeat(tail, held.trimStart())) continue;
    yield joined(before, withoutRepeat(tail, held));
    held = null;
  }
  if (held) yield joined(before, withoutRepeat(tail, held));
}

/** Whether what comes may still turn out to be a repetition. */
function mayRepeat(tail: string, held: string): boolean {
  if (held.length >= tail.length) return false;
  for (let at = tail.indexOf(held); at >= 0; at = tail.indexOf(held, at + 1)) {
    if (tail.length - at > held.length) return true;
  }
  return false;
}

function withoutRepeat(tail: string, held: string): string {
  const begun = held.trimStart();
  for (let at = 0; tail.length - at >= shortestRepeat; at++) {
    if (begun.startsWith(tail.slice(at))) return begun.slice(tail.length - at);
  }
  return held;
}

/** The second text as it follows the first without another space, and not without any. */
function joined(before: string, after: string): string {
  if (/\s$/u.test(before)) return after.replace(/^[ \t]+/u, "");
  const isNextSentence = /[.!?…:;,)"'”’\]]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
  return isNextSentence ? ` ${after}` : after;
}
