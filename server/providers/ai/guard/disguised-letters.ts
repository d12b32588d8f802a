/** Digits and signs as people write them for letters. */
const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  "$": "s",
  "!": "i",
  "|": "i",
  "+": "t",
};

/** Keeps every `step`-th character, beginning at `first`. */
type Padding = readonly [step: number, first: number];

/** Up to three characters or words of padding. */
export const paddings: readonly Padding[] = [2, 3, 4].flatMap((step) =>
  Array.from({ length: step }, (_, first) => [step, first] as const)
);

export function stripPadding(text: string, padding: Padding): string {
  return every(codesOf(text), padding);
}

/** Works on UTF-16 units: many texts are read, and strings that grow by one are slow. */
function every(codes: Uint16Array, [step, first]: Padding): string {
  const kept = new Uint16Array(Math.max(0, Math.ceil((codes.length - first) / step)));
  for (let at = first, to = 0; at < codes.length; at += step) kept[to++] = codes[at] ?? 0;
  return Buffer.from(kept.buffer).toString("utf16le");
}

function codesOf(text: string): Uint16Array {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

export const reverseText = (text: string) => Buffer.from(codesOf(text).reverse().buffer).toString("utf16le");

/** The text with its Latin letters shifted by 1 to 25 places. */
export function listShifts(text: string): string[] {
  const codes = Buffer.from(text, "latin1");
  return Array.from(
    { length: 25 },
    (_, places) => Buffer.from(codes.map((code) => shiftedCode(code, places + 1))).toString("latin1"),
  );
}

function shiftedCode(code: number, places: number): number {
  const first = code >= 97 ? 97 : 65;
  return code >= first && code < first + 26 ? first + (code - first + places) % 26 : code;
}

/** A text as the functions below compare it: in plain small characters. */
export const normalizeText = (text: string) => text.normalize("NFKC").toLowerCase();

/** Takes a plain text: neither marks nor invisible characters hide anything. */
export const keepLettersAndDigits = (plain: string) =>
  plain.replace(/[\0-\x2f\x3a-\x60\x7b-\x7f]+/g, "").replace(/[^\p{L}\p{N}a-z\d]+/gu, "");

const lettersOfLeet = (plain: string) => plain.replace(/[\d@$!|+]/g, (sign) => leet[sign] ?? sign);

/**
 * A plain text in which digits and signs written for letters are letters; compare with another
 * such. `l` and `i` look alike in both directions.
 */
export const readLeet = (plain: string) =>
  lettersOfLeet(plain).replace(/[^\p{L}]+/gu, "").replaceAll("l", "i");

/** For each ASCII code the letter that it is read as, from 0 to 25; -1 for others. */
const alphabet = Int8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /[a-z]/.test(sign) ? code - 97 : (leet[sign]?.charCodeAt(0) ?? 96) - 97;
});

/**
 * The steps between neighbouring Latin letters of a plain text, with digits read as letters: the
 * same however many places in the alphabet all of them were shifted.
 */
export function encodeLeetSteps(plain: string): string {
  const steps = Buffer.allocUnsafe(plain.length);
  let [length, before] = [0, 0];
  for (let at = 0; at < plain.length; at++) {
    const letter = alphabet[plain.charCodeAt(at)] ?? -1;
    if (letter < 0) continue;
    steps[length++] = 97 + (letter - before + 26) % 26;
    before = letter;
  }
  return steps.toString("latin1", Math.min(1, length), length);
}

/** The steps with digits and signs left out: of a text in leet whose letters were shifted after. */
export const encodeLetterSteps = (plain: string) => encodeLeetSteps(plain.replace(/[^a-z]+/g, ""));

/**
 * The letters and digits of a plain text, in the orders in which a model can be told to write it:
 * as they are, each word backwards, and without up to three characters, letters or words of
 * padding.
 */
export function listOrders(plain: string): string[] {
  const words = plain.split(/\s+/).map(keepLettersAndDigits);
  const letters = words.join("");
  const [signs, kept] = [codesOf(plain), codesOf(letters)];
  return [
    letters,
    words.map((word) => [...word].reverse().join("")).join(""),
    ...paddings.flatMap((padding) => [
      keepLettersAndDigits(every(signs, padding)),
      every(kept, padding),
      words.filter((_, at) => at % padding[0] === padding[1]).join(""),
    ]),
  ];
}
