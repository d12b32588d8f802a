/** Digits and signs as people write them for letters; `l` and `i` look alike in both directions. */
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
  "l": "i",
};

/**
 * A text in plain small letters and digits: neither marks nor invisible characters hide anything.
 */
export function keepLettersAndDigits(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A text in which digits and signs written for letters are letters; compare with another such. */
export function readLeet(text: string): string {
  const letters = text.normalize("NFKC").toLowerCase().replace(/[\dl@$!|+]/g, (sign) => leet[sign] ?? sign);
  return letters.replace(/[^\p{L}]+/gu, "");
}

/**
 * The steps between neighbouring Latin letters of a text, as letters: the same however many places
 * in the alphabet all of them were shifted.
 */
export function stepsOfLetters(text: string): string {
  const letters = keepLettersAndDigits(text).replace(/[^a-z]/g, "");
  let steps = "";
  for (let at = 1; at < letters.length; at++) {
    steps += String.fromCharCode(97 + (letters.charCodeAt(at) - letters.charCodeAt(at - 1) + 26) % 26);
  }
  return steps;
}

/**
 * A text read in the orders in which a model can be told to write it: forwards, backwards, each
 * word backwards, and without padding: every second or third letter or word.
 */
export function ordersOf(text: string): string[] {
  const words = text.split(/\s+/);
  const letters = [...keepLettersAndDigits(text)];
  const every = <T>(all: readonly T[], step: number, first: number) =>
    all.filter((_, at) => at % step === first);
  const paddings = [[2, 0], [2, 1], [3, 0], [3, 1], [3, 2]] as const;
  return [
    text,
    [...text].reverse().join(""),
    words.map((word) => [...word].reverse().join("")).join(" "),
    ...paddings.map(([step, first]) => every(letters, step, first).join("")),
    ...paddings.map(([step, first]) => every(words, step, first).join(" ")),
  ];
}
