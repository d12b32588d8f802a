import { homoglyphs } from "#shared/homoglyphs.ts";
import { cyrillicU, isSign } from "./decode-word.ts";

/** The text between two spaces: a core with the punctuation before and after it. */
export interface Chunk {
  readonly lead: string;
  readonly core: string;
  readonly trail: string;
  readonly opensParagraph: boolean;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Cuts folded text at its spaces. Web addresses are left out. */
export function cutIntoChunks(folded: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let opensParagraph = true;
  for (const piece of folded.split(/(\s+)/)) {
    if (piece.trim() === "") {
      opensParagraph ||= piece.indexOf("\n") !== piece.lastIndexOf("\n");
      continue;
    }
    if (piece.includes("://") || piece.startsWith("www.")) continue;
    chunks.push({ ...trimEnds(drawAsLatin(piece)), opensParagraph });
    opensParagraph = false;
  }
  return chunks;
}

/** Trims both ends by hand, since a regular expression anchored at the end would be quadratic. */
function trimEnds(piece: string): Omit<Chunk, "opensParagraph"> {
  const characters = [...piece];
  let start = 0;
  let end = characters.length;
  while (start < end && !opensWord(characters[start] ?? "", characters[start + 1])) start++;
  while (end > start && !closesWord(characters[end - 1] ?? "", start > 0 && characters[start - 1] === "*")) {
    end--;
  }
  return {
    lead: characters.slice(0, start).join(""),
    core: characters.slice(start, end).join(""),
    trail: characters.slice(end).join(""),
  };
}

function opensWord(character: string, next: string | undefined): boolean {
  if (letterOrDigit.test(character)) return true;
  return (character === "@" || character === "$") && next !== undefined && letterOrDigit.test(next);
}

/** A closing asterisk hides a letter ("f***"), unless one also opens the word (*hug*). */
function closesWord(character: string, isEmphasised: boolean): boolean {
  if (letterOrDigit.test(character)) return true;
  if (character === "*") return !isEmphasised;
  return character === "@" || character === "$";
}

/** Whether a chunk is a single letter or a sign for one: part of a word spelled out. */
export function isSpelledLetter(chunk: Chunk): boolean {
  return chunk.core.length === 1 && (/[\p{L}]/u.test(chunk.core) || isSign(chunk.core));
}

const isLatin = /[a-z]/;
const isLetter = /\p{L}/u;

/**
 * Replaces lookalikes by Latin letters in words with a Latin letter or only lookalikes: words of
 * other languages are kept as far as they can be recognised.
 */
function drawAsLatin(word: string): string {
  if (!/[^\x00-\x7f]/.test(word)) return word;
  const letters = [...word];
  const isMixed = isLatin.test(word) ||
    letters.every((letter) => !isLetter.test(letter) || letter in homoglyphs);
  if (!isMixed) return word;
  return letters.map((letter) => letter === cyrillicU ? letter : homoglyphs[letter] ?? letter).join("");
}
