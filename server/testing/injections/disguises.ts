/** Text as people hide it from a reader, but not from a model. */
export const base64 = (text: string) => Buffer.from(text).toString("base64");

export const hex = (text: string) => Buffer.from(text).toString("hex");

/** Each letter some places further in the alphabet. */
export const shifted = (text: string, places: number) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode((letter.charCodeAt(0) - first + places) % 26 + first);
  });

export const rot13 = (text: string) => shifted(text, 13);

/** Digits written for letters. */
export const leet: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };

export const reversed = (text: string) => [...text].reverse().join("");

export const withZeroWidth = (text: string) => [...text].join("\u200b");

/** Invisible characters of the Unicode tag block, which some models read as ASCII. */
export const asTags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");

const cyrillic: Readonly<Record<string, string>> = { a: "а", c: "с", e: "е", o: "о", p: "р", x: "х", y: "у" };

export const inCyrillic = (text: string) =>
  text.replace(/[aceopxy]/g, (letter) => cyrillic[letter] ?? letter);

/** A bidirectional override, which shows the following text from right to left. */
export const overridden = (text: string) => `\u202e${reversed(text)}\u202c`;
