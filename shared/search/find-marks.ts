import { foldWithPlaces } from "./fold-text.ts";
import { markEdges, wordEdge } from "./search-text.ts";
import { parseSearch } from "./parse-search.ts";

/** A part of a text, in UTF-16 units; `end` is the unit after it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a text has the terms of a search (search.2), in order, without overlaps. Each text that a
 * search finds by its words has each term somewhere.
 */
export function findMarks(text: string, typed: string): Mark[] {
  const { folded, starts, ends } = foldWithPlaces(text);
  const { edged, places } = markEdges(folded);
  const marks = parseSearch(typed).flatMap(({ part }) =>
    placesOf(edged, part).map((at) => {
      const first = places[at + (part.startsWith(wordEdge) ? wordEdge.length : 0)] ?? 0;
      const last = places[at + part.length - 1] ?? first;
      return { start: starts[first] ?? 0, end: ends[last] ?? 0 };
    })
  );
  return joinOverlaps(marks.toSorted((one, other) => one.start - other.start));
}

function placesOf(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found.push(at);
  return found;
}

function joinOverlaps(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const before = joined.at(-1);
    if (before && mark.start <= before.end) {
      joined[joined.length - 1] = { start: before.start, end: Math.max(before.end, mark.end) };
    } else joined.push(mark);
  }
  return joined;
}
