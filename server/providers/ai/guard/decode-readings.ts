import { listShifts, paddings, reverseText, stripPadding } from "./disguised-letters.ts";

/** A sign before each line: of a quotation or a list. */
const linePrefix = /^[ \t]*(?:[>*•–-][ \t]*|\d{1,3}[.)][ \t]+)+/gm;
const hexadecimal = /(?:[\da-f]{2}[^\da-z]{0,2}){24,}/gi;
/** A code within a code is read, one within that is not. */
const rounds = 2;
/** Readings of a round: a text made so that everything in it reads as a code costs no more. */
const mostReadings = 24;
/** A block that is read from the wrong sign on holds no such long row of readable characters. */
const readableRow = 16;
const unreadable = /[\ufffd\x01-\x08\v\f\x0e-\x1f\x7f-\x9f]/;
/**
 * In a part of this length prose has fewer capitals, and shouted prose fewer small letters; base64
 * has about 19 of each.
 */
const [partLength, capitals, smallLetters] = [48, 11, 5];

/**
 * The readings of a text for someone who decodes it: unchanged, from base64 and hexadecimal, each
 * up to two rounds deep, and as part of an address. The first code may also be backwards, padded or
 * shifted, with signs between its own or before its lines.
 */
export function decodeReadings(text: string): string[] {
  const readings = new Set([text]);
  for (let round = 0, latest = [text]; round < rounds; round++) {
    const found = new Set<string>();
    for (const one of latest) for (const reading of decodeOnce(one, round === 0)) found.add(reading);
    latest = [...found].filter((one) => !readings.has(one)).slice(0, mostReadings);
    for (const reading of latest) readings.add(reading);
  }
  return [...readings];
}

function decodeOnce(text: string, isFirst: boolean): string[] {
  const lines = text.replace(linePrefix, "");
  const address = text.replace(/(?:%[\da-f]{2})+/gi, (bytes) => decoded(bytes.replaceAll("%", ""), "hex"));
  const hex = [lines, reverseText(lines)].flatMap((one) => [...one.matchAll(hexadecimal)]);
  return [
    ...(address === text ? [] : [address]),
    ...hex.map(([block]) => decoded(block.replace(/[^\da-f]/gi, ""), "hex")),
    ...decodeBase64(lines, isFirst),
  ];
}

function decodeBase64(lines: string, isFirst: boolean): string[] {
  const signs = lines.replace(/[^\w+/-]+/g, "");
  // Those of addresses; otherwise they stand between the signs.
  const codes = [...new Set([signs, signs.replace(/[-_]+/g, "")])].flatMap((code) => [
    ...(hasManyCapitals(code) ? [code, reverseText(code), ...(isFirst ? listShifts(code) : [])] : []),
    ...paddings.map((padding) => stripPadding(code, padding)).filter(hasManyCapitals),
  ]);
  // Letters before the code shift everything after them.
  return codes.flatMap((code) => [0, 1, 2, 3].map((start) => decoded(code.slice(start), "base64")))
    .filter(hasReadableRow);
}

function hasManyCapitals(signs: string): boolean {
  for (let start = 0; start < signs.length; start += partLength / 4) {
    const part = signs.slice(start, start + partLength);
    const [large, small] = [/[^A-Z]+/g, /[^a-z]+/g].map((others) => part.replace(others, "").length);
    if ((large ?? 0) >= capitals && (small ?? 0) >= smallLetters) return true;
  }
  return false;
}

function hasReadableRow(text: string): boolean {
  const isReadable = (at: number) => at >= 0 && at < text.length && !unreadable.test(text[at] ?? "");
  for (let at = readableRow - 1; at < text.length; at += readableRow) {
    let [before, after] = [at, at];
    while (isReadable(before) && at - before < readableRow) before--;
    while (isReadable(after) && after - before <= readableRow) after++;
    if (after - before > readableRow) return true;
  }
  return false;
}

/** The text of a code; UTF-16 has a NUL beside each plain character. */
const decoded = (text: string, encoding: "base64" | "hex") =>
  Buffer.from(text, encoding).toString("utf8").replaceAll("\0", "");
