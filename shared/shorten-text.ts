/** Made with the first text that needs it, since a browser takes tens of milliseconds for it. */
let made: Intl.Segmenter | null | undefined;

/**
 * Characters as people see them: an emoji of several parts, a flag, or a letter with its marks is
 * one (product.9). Null in a browser without them.
 */
function segmenter(): Intl.Segmenter | null {
  return made ??= typeof Intl.Segmenter === "function" ? new Intl.Segmenter() : null;
}

/** From here on a code unit may belong to the character before it. */
const firstMark = 0x300;
const onlyPlain = /^[\0-\x0c\x0e-\u02ff]*$/;
const openPair = /[\uD800-\uDBFF]$/;

/** The first `count` characters of a text. */
export function takeCharacters(text: string, count: number): string {
  if (text.length <= count) return text;
  if (onlyPlain.test(text.slice(0, count + 1))) return text.slice(0, count);
  const characters = segmenter()?.segment(text);
  if (!characters) return [...text].slice(0, count).join("");
  let left = count;
  for (const { index } of characters) {
    if (left === 0) return text.slice(0, index);
    left -= 1;
  }
  return text;
}

/** A text of at most `most` characters; of a longer one as many, with an ellipsis behind them. */
export function shortenText(text: string, most: number): string {
  const start = takeCharacters(text, most);
  return start.length === text.length ? text : `${start.trimEnd()}…`;
}

/** The longest beginning of at most `length` UTF-16 units that ends between two characters. */
export function cutToLength(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  if (isPlain(text, length - 1) && isPlain(text, length)) return start;
  // Whether a character ends here depends on the next one, which may take two units.
  const end = segmenter()?.segment(text.slice(0, length + 2)).containing(length)?.index ?? 0;
  // A single character may be longer than that: a letter with any number of marks.
  return end > 0 ? start.slice(0, end) : start.replace(openPair, "");
}

/** Like `cutToLength`, but after a word when one ends in the second half. */
export function cutToWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.slice(0, length + 1).search(/\s\S*$/);
  return space > length / 2 ? text.slice(0, space).trimEnd() : cutToLength(text, length);
}

/** A text of at most `length` units; of a longer one its beginning, which ends with an ellipsis. */
export function fitToLength(text: string, length: number, cut = cutToLength): string {
  return text.length <= length ? text : `${cut(text, length - 1).trimEnd()}…`;
}

function isPlain(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit < firstMark && unit !== 0x0a;
}
