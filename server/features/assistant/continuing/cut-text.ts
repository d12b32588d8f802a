/** Longer runs without a space are no words: addresses, and scripts that put none. */
const longestWord = 40;
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The text without the word in whose middle it was cut, perhaps: what comes next can then follow it
 * as it is. The spaces before the word stay.
 */
export function removeCutWord(text: string): string {
  const word = /\S+$/u.exec(text)?.[0] ?? "";
  const isEnd = /[.!?…。！？]["'”’)\]」』）*_]*$/u.test(word);
  if (isEnd || word.length > longestWord || spaceless.test(word)) return text;
  const kept = text.slice(0, text.length - word.length);
  // The indentation of a line that has not begun.
  return kept.replace(/(?<=\n)[ \t]+$/u, "");
}
