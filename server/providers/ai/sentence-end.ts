/** The end of a sentence or a line. Chinese and Japanese put no space after theirs. */
const end = /[.!?…]["'”’)\]]*\s|[。！？]["'”’」』）]*|\n/g;

/** The end of the last whole sentence of a text that ends after `from`; -1 when there is none. */
export function findLastSentenceEnd(text: string, from: number): number {
  let last = -1;
  for (end.lastIndex = from; end.test(text);) last = end.lastIndex;
  return last;
}

/**
 * A text that was cut off, up to its last whole sentence. `without`: what is kept of one that has
 * none, by default all.
 */
export function keepWholeSentences(text: string, without = (whole: string) => whole): string {
  // The last sentence may end with the text.
  const end = findLastSentenceEnd(`${text} `, 0);
  return end > 0 && text.slice(0, end).trim() !== "" ? text.slice(0, end).trimEnd() : without(text);
}
