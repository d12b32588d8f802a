/** The shortest text in which encodings are looked for: a shorter one contains no sentence. */
const base64 = /[\w+/-]{32,}/g;
const hexadecimal = /(?:[\da-f]{2}[\s:,]?){24,}/gi;
/** A code within a code is read, one within that is not. */
const rounds = 2;

/**
 * The readings of a text for someone who decodes it: unchanged, from base64 and hexadecimal, each
 * up to two rounds deep, and as part of an address.
 */
export function decodeReadings(text: string): string[] {
  const readings = [text];
  for (let round = 0, latest = readings; round < rounds && latest.length > 0; round++) {
    latest = latest.flatMap(decodeOnce).filter(isMostlyPlain);
    readings.push(...latest);
  }
  return readings;
}

/** Instructions are plain characters; a block that is read from the wrong letter on is not. */
function isMostlyPlain(text: string): boolean {
  return text.replace(/[^\x20-\x7e\s]/g, "").length * 2 > text.length;
}

function decodeOnce(text: string): string[] {
  const joined = text.replace(/\s+/g, "");
  const blocks = new Set([...text.matchAll(base64), ...joined.matchAll(base64)].map(([block]) => block));
  const address = text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => decoded(bytes.replaceAll("%", ""), "hex"));
  return [
    ...(address === text ? [] : [address]),
    // Letters before the block would shift everything after them.
    ...[...blocks].flatMap((block) => [0, 1, 2, 3].map((start) => decoded(block.slice(start), "base64"))),
    ...[...text.matchAll(hexadecimal)].map(([block]) => decoded(block.replace(/[\s:,]/g, ""), "hex")),
  ];
}

const decoded = (text: string, encoding: "base64" | "hex") => Buffer.from(text, encoding).toString("utf8");
