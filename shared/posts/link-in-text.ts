import {
  getCharAt,
  getCharBefore,
  isDigit,
  isJoiner,
  isLatin,
  isLetter,
  isOfSymbol,
  isSymbol,
  joinsLetters,
  joinsSymbols,
} from "./word-characters.ts";

/** Other ASCII characters end a link. */
const asciiInLink = /[!#-;=?-~]/;
/** After these a new part of the address begins. */
const separators = new Set("/?&=#-_+:~;,");
/** Behind these an emoji begins a part: behind the others it may follow a sentence. */
const separatorsBeforeSymbol = new Set("/=#&-_+");
/** Punctuation of titles, as in `/wiki/Schrödinger’s_cat`. */
const inTitles = new Set("’–");

// Punctuation that belongs to the sentence, so that a link does not end with it.
const trailing = new Set(".,;:!?'’–*_~|");
const pairs: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Whether an address may begin there: not within a word, a path or an email address. */
export function mayBeginLink(text: string, at: number): boolean {
  const before = getCharBefore(text, at);
  if (isLatin(before) || isDigit(before) || /[_/@]/.test(before)) return false;
  return !/^www/i.test(text.slice(at, at + 3)) || !/[.-]/.test(before);
}

/**
 * Where the address that begins there ends. A part of it in ASCII or Latin letters ends where
 * another script or a symbol begins; a part that begins in another script is taken whole, and so is
 * a symbol at the beginning of a part.
 */
export function endOfLink(text: string, start: number): number {
  const scheme = /^https?:\/\//i.exec(text.slice(start, start + 8))?.[0].length ?? 0;
  /** `new` until the part has a letter. */
  let part: "new" | "latin" | "other" = "new";
  let isHost = true;
  let before = "";
  let at = start + scheme;
  for (
    let char = getCharAt(text, at);
    char !== "";
    at += char.length, before = char, char = getCharAt(text, at)
  ) {
    if (separators.has(char) || (isHost && char === ".")) {
      part = "new";
      isHost &&= char === "." || char === "-";
    } else if (isLatin(char) || /[0-9]/.test(char)) {
      if (part === "new") part = "latin";
    } else if (isLetter(char) || isDigit(char)) {
      if (part === "latin") break;
      part = "other";
    } else if (isSymbol(char)) {
      const goesOn = part === "other" || isOfSymbol(before) || isJoiner(before);
      if (isHost || !(goesOn || separatorsBeforeSymbol.has(before))) break;
    } else if (isJoiner(char)) {
      const after = getCharAt(text, at + char.length);
      const joins = joinsLetters(before, char, after) && (part !== "latin" || isLatin(after));
      if (!joins && !joinsSymbols(before, char, after)) break;
    } else if (inTitles.has(char)) {
      if (!isLetter(before) || !isLetter(getCharAt(text, at + 1))) break;
    } else if (!asciiInLink.test(char) && !(isOfSymbol(char) && isOfSymbol(before))) break;
  }
  return start + lengthWithoutPunctuation(text.slice(start, at));
}

/** Keeps a closing bracket that the address itself opened. */
function lengthWithoutPunctuation(written: string): number {
  const depth = new Map<string, number>();
  const addDepth = (char: string, change: number) => depth.set(char, (depth.get(char) ?? 0) + change);
  for (const char of written) addDepth(pairs[char] ?? char, pairs[char] ? -1 : 1);
  let end = written.length;
  for (; end > 0; end--) {
    const char = written.charAt(end - 1);
    const opener = pairs[char];
    if (opener && (depth.get(opener) ?? 0) < 0) addDepth(opener, 1);
    else if (!trailing.has(char)) break;
  }
  return end;
}

/**
 * The address that a link leads to; null for one that is invalid, is not of the public web, or
 * misleads by a user part before an `@`, as in `https://bank.example@evil.example`.
 */
export function linkAddress(written: string): URL | null {
  const address = /^www\./i.test(written) ? `https://${written}` : written;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username || url.password || !isPublicName(url.hostname) ? null : url;
}

function isPublicName(hostname: string): boolean {
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(hostname);
}
