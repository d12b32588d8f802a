/** Signs that pass for a letter, besides its capital; signs only where a name may have them. */
const lookalikes: Readonly<Record<string, string>> = {
  a: "4@",
  b: "68",
  e: "3\u20ac",
  g: "9",
  i: "1l!|",
  l: "1|!",
  o: "0",
  s: "5$",
  t: "7",
  z: "2",
};

/**
 * The source of a regular expression that matches whatever looks like a word: `l1sa`, `adrnin`.
 * `word` is in lower case, letters and digits alone.
 */
export function buildLookalikePattern(word: string): string {
  return [...word].map((letter) => {
    const one = `[${letter}${letter.toUpperCase()}${lookalikes[letter] ?? ""}]`;
    // A capital I is drawn like an l; but Ilsa and Ilse are names.
    if (letter === "l") return `(?:${one}|I(?!l[a-z]))`;
    if (letter === "m") return `(?:${one}|rn)`;
    return letter === "w" ? `(?:${one}|vv)` : one;
  }).join("");
}
