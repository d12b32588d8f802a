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
  const parts = [
    { text: begin === 0 ? "" : "…", isFound: false },
    ...marks.flatMap(({ start, end }, index) => [
      { text: line.slice(marks[index - 1]?.end ?? begin, start), isFound: false },
      { text: line.slice(start, end), isFound: true },
    ]),
    { text: line.slice(marks.at(-1)?.end ?? begin), isFound: false },
  ];
  return parts.filter((part) => part.text !== "");
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A place between two words or, where there are none, two characters. */
function beginningBefore(line: string, place: number): number {
  if (place <= before) return 0;
  const space = line.indexOf(" ", place - before);
  if (space >= 0 && space < place) return space + 1;
  return characters.segment(line).containing(place - before)?.index ?? 0;
}
