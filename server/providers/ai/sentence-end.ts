/** The end of a sentence or a line. Chinese and Japanese put no space after theirs. */
const end = /[.!?…]["'”’)\]]*\s|[。！？]["'”’」』）]*|\n/g;

/** The end of the last whole sentence of a text that ends after `from`; -1 when there is none. */
export function lastSentenceEnd(text: string, from: number): number {
  let last = -1;
  for (end.lastIndex = from; end.test(text);) last = end.lastIndex;
  return last;
}
