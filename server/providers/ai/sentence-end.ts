/** A sentence's end, or a line's. Chinese and Japanese put no space behind theirs. */
const end = /[.!?…]["'”’)\]]*\s|[。！？]["'”’」』）]*|\n/g;

/** Where the last whole sentence of a text ends, of those that end behind `from`; -1: none does. */
export function lastSentenceEnd(text: string, from: number): number {
  let last = -1;
  for (end.lastIndex = from; end.test(text);) last = end.lastIndex;
  return last;
}
