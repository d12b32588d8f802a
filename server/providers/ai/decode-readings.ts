/** The shortest text in which encodings are looked for: a shorter one contains no sentence. */
const base64 = /[\w+/-]{32,}/g;
const hexadecimal = /(?:[\da-f]{2}[\s:,]?){24,}/gi;

/**
 * The readings of a text for someone who decodes it: unchanged, backwards, in rot13, base64 and
 * hexadecimal, and as part of an address.
 */
export function decodeReadings(text: string): string[] {
  const joined = text.replace(/\s+/g, "");
  const blocks = [...text.matchAll(base64), ...joined.matchAll(base64)].map(([block]) => block);
  return [
    text,
    [...text].reverse().join(""),
    text.replace(/[a-z]/gi, rotateLetter),
    text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => decoded(bytes.replaceAll("%", ""), "hex")),
    // Letters before the block would shift everything after them.
    ...blocks.flatMap((block) => [0, 1, 2, 3].map((start) => decoded(block.slice(start), "base64"))),
    ...[...text.matchAll(hexadecimal)].map(([block]) => decoded(block.replace(/[\s:,]/g, ""), "hex")),
  ];
}

const decoded = (text: string, encoding: "base64" | "hex") => Buffer.from(text, encoding).toString("utf8");

function rotateLetter(letter: string): string {
  const first = letter <= "Z" ? 65 : 97;
  return String.fromCharCode((letter.charCodeAt(0) - first + 13) % 26 + first);
}
