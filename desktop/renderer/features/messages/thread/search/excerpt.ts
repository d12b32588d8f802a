import { findMarks } from "#shared/search/find-marks.ts";

/** Units shown before the first part that was found, at most. */
const before = 32;

interface Part {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a text into what was looked for and the parts between (search.6), on one line, from
 * shortly before the first.
 */
export function splitExcerpt(text: string, words: string): Part[] {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const marks = findMarks(line, words);
  const begin = beginningBefore(line, marks[0]?.start ?? 0);
  const parts = marks.flatMap(({ start, end }, index) => [
    { text: textBetween(line, marks[index - 1]?.end, start, begin), isFound: false },
    { text: line.slice(start, end), isFound: true },
  ]);
  const rest = { text: textBetween(line, marks.at(-1)?.end, line.length, begin), isFound: false };
  return [...parts, rest].filter((part) => part.text !== "");
}

/** From the beginning of the excerpt where nothing was found before. */
function textBetween(line: string, lastEnd: number | undefined, end: number, begin: number): string {
  if (lastEnd !== undefined) return line.slice(lastEnd, end);
  return `${begin === 0 ? "" : "…"}${line.slice(begin, end)}`;
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A place between two words or, where there are none, two characters. */
function beginningBefore(line: string, place: number): number {
  if (place <= before) return 0;
  const space = line.indexOf(" ", place - before);
  if (space >= 0 && space < place) return space + 1;
  return characters.segment(line).containing(place - before)?.index ?? 0;
}
