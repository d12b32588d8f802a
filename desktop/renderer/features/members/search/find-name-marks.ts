import { findMarks, type Mark } from "#shared/search/find-marks.ts";
import { foldText, foldWithPlaces } from "#shared/search/fold-text.ts";

/** From this length on, the server finds names by a part inside a word. */
const shortestPart = 3;

/** Where a name has what was typed (search.5): its words, otherwise all of it inside a word. */
export function findNameMarks(name: string, typed: string): readonly Mark[] {
  const marks = findMarks(name, typed);
  const part = foldText(typed).trim().replace(/^@/, "").trim();
  if (marks.length > 0 || part.length < shortestPart) return marks;
  const { folded, starts, ends } = foldWithPlaces(name);
  const at = folded.indexOf(part);
  const start = starts[at];
  const end = ends[at + part.length - 1];
  return start === undefined || end === undefined ? [] : [{ start, end }];
}
