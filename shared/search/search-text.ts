import { foldForSearch } from "./fold-text.ts";
import { splitIntoPieces } from "./search-words.ts";

/** Stands before and after each word; no folded text has it. */
export const wordEdge = "\u001f";

/**
 * The folded text in which phrases are looked up (search.2): each word stands between two
 * `wordEdge`, so that a word's beginning and end are found without knowing letters. Runs of
 * scripts without spaces have no edges.
 */
export function searchText(text: string): string {
  return markEdges(foldForSearch(text)).edged;
}

/** A folded text with the edges of its words. */
export interface EdgedText {
  readonly edged: string;
  /** For each unit of `edged`, its place in the folded text. */
  readonly places: readonly number[];
}

export function markEdges(folded: string): EdgedText {
  let edged = "";
  const places: number[] = [];
  let copied = 0;
  const copyTo = (end: number) => {
    edged += folded.slice(copied, end);
    for (; copied < end; copied++) places.push(copied);
  };
  const addEdge = () => {
    edged += wordEdge;
    places.push(copied);
  };
  for (const { text, isRun, index } of splitIntoPieces(folded)) {
    copyTo(index);
    if (!isRun) addEdge();
    copyTo(index + text.length);
    if (!isRun) addEdge();
  }
  copyTo(folded.length);
  return { edged, places };
}
