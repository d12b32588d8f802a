import { foldForSearch } from "./fold-text.ts";
import {
  isCutToken,
  listContinuations,
  makeWordToken,
  type Piece,
  splitIntoCharacters,
  splitIntoPairs,
  splitIntoPieces,
} from "./search-words.ts";
import { markEdges, wordEdge } from "./search-text.ts";

/** The text between two spaces of a search: `tea`, `covid-19`, `天気`. */
export interface SearchTerm {
  /** A text has it exactly where its `searchText` contains this; the last word may go on. */
  readonly part: string;
  /** As `part`, without a longer last word. */
  readonly wholePart: string;
  /** `searchTokens` that each text with the term has. */
  readonly tokens: readonly string[];
  /** Each text with the term also has a token that begins with this. */
  readonly beginning: string;
  /** All tokens that begin so, where they are few: one of them instead. Null for words. */
  readonly endings: readonly string[] | null;
  /** Whether the tokens decide alone, without a look into `searchText`. */
  readonly tokensDecide: boolean;
}

const mostTerms = 20;
/** The tokens of all terms together: a run of 200 characters has as many. */
const mostTokens = 60;

/**
 * The terms of a search (search.2); a text is found when it has all of them. Signs at the beginning
 * and end of a term are left out. Empty when there is no word.
 */
export function parseSearch(typed: string): SearchTerm[] {
  const chunks = foldForSearch(typed).split(/\s+/);
  const terms = chunks.flatMap((chunk) => {
    const found = splitIntoPieces(chunk);
    const last = found.at(-1);
    return last ? [termOf(chunk, found, last)] : [];
  });
  const different = [...new Map(terms.map((term) => [term.part, term])).values()].slice(0, mostTerms);
  return withFewTokens(different);
}

/** Where a term has tokens before its end, its part decides: fewer of them find the same. */
function withFewTokens(terms: readonly SearchTerm[]): SearchTerm[] {
  let left = mostTokens;
  return terms.map((term) => {
    const tokens = term.tokens.slice(0, left);
    left -= tokens.length;
    return { ...term, tokens };
  });
}

function termOf(chunk: string, found: readonly Piece[], last: Piece): SearchTerm {
  const { edged } = markEdges(chunk.slice(found[0]?.index ?? 0, last.index + last.text.length));
  const { tokens, beginning, endings } = last.isRun
    ? endOfRun(last.text)
    : { tokens: [], beginning: makeWordToken(last.text), endings: null };
  return {
    part: last.isRun ? edged : edged.slice(0, -wordEdge.length),
    wholePart: edged,
    tokens: [...found.slice(0, -1).flatMap(tokensOf), ...tokens],
    beginning,
    endings,
    tokensDecide: found.length === 1 && tokens.length === 0 && !isCutToken(last.text),
  };
}

function tokensOf({ text, isRun }: Piece): string[] {
  return isRun ? splitIntoPairs(text) : [makeWordToken(text)];
}

/** The run of a text may go on after these characters, and the last one may: か to が. */
function endOfRun(run: string): Pick<SearchTerm, "tokens" | "beginning" | "endings"> {
  const [last = "", before = ""] = splitIntoCharacters(run).toReversed();
  return {
    tokens: splitIntoPairs(run).slice(0, -1),
    beginning: before + last,
    endings: listContinuations(last)?.map((one) => before + one) ?? null,
  };
}

/** Whether the end of a term may be the middle of a word of the text. */
export function endsInWord({ part, wholePart }: SearchTerm): boolean {
  return part !== wholePart;
}
