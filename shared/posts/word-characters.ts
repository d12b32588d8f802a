const latin = /[\p{Script=Latin}\u0300-\u036F]/u;
/** Unicode counts the Chinese and Japanese zero (〇) as a number like Ⅷ. */
const letter = /[\p{L}\u3007]/u;
const mark = /[\p{Mn}\p{Mc}]/u;
const digit = /\p{Nd}/u;
/** Emoji's variation selectors and the frame of a keycap, which Unicode counts as marks. */
const emojiMark = /[\uFE0E\uFE0F\u20E3]/u;
const symbol = /\p{So}/u;
/**
 * Characters that belong to the emoji before them: a colour of skin, a selector, the letters of a
 * flag.
 */
const behindSymbol = /[\p{Emoji_Modifier}\uFE0E\uFE0F\u{E0020}-\u{E007F}]/u;
const joiner = /[\u200C\u200D]/u;
const middleDot = /[\u00B7\u30FB\uFF65]/u;

/** Letters with their marks, since many scripts write vowels as marks; none of an emoji. */
export function isLetter(char: string): boolean {
  return letter.test(char) || (mark.test(char) && !emojiMark.test(char));
}

export function isDigit(char: string): boolean {
  return digit.test(char);
}

/** Latin letters, and the accents that NFD writes apart from them. */
export function isLatin(char: string): boolean {
  return latin.test(char);
}

/** Zero-width joiners and non-joiners, and middle dots. */
export function isJoiner(char: string): boolean {
  return joiner.test(char) || middleDot.test(char);
}

/** Whether the joiner makes one word of the letters beside it. */
export function joinsLetters(before: string, char: string, after: string): boolean {
  if (!isLetter(before)) return false;
  return joiner.test(char) ? isLetter(after) : middleDot.test(char) && letter.test(after);
}

/** Emoji and other signs that are drawn: ☆, ♪. */
export function isSymbol(char: string): boolean {
  return symbol.test(char);
}

/** A symbol, or what belongs to the one before it. */
export function isOfSymbol(char: string): boolean {
  return symbol.test(char) || behindSymbol.test(char);
}

/** Whether the joiner makes one emoji of those beside it. */
export function joinsSymbols(before: string, char: string, after: string): boolean {
  return char === "\u200D" && isOfSymbol(before) && symbol.test(after);
}

/** The character that begins there, with both its surrogates; empty at the end. */
export function getCharAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? "" : String.fromCodePoint(code);
}

/** The character that ends there; empty at the beginning. */
export function getCharBefore(text: string, at: number): string {
  const whole = at > 1 ? getCharAt(text, at - 2) : "";
  return whole.length === 2 ? whole : text.charAt(at - 1);
}
