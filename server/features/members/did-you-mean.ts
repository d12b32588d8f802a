import { foldForSearch } from "#shared/search/fold-text.ts";
import { piecesOf } from "#shared/search/search-words.ts";
import type { MemberCtx } from "../../context.ts";
import { searchSql } from "../../http/limits/search-sql.ts";
import { closestName } from "./closest-name.ts";
import { selectNamesOneLetterAway } from "./did-you-mean-queries.ts";

interface Names {
  readonly username: string;
  readonly display_name: string;
}

/** More people than this are enough to have found. */
const almostNobody = 2;
/** Longer searches are no names. */
const mostWords = 5;
const mostLetters = 60;

/**
 * The name that differs by one letter from a search which found almost nobody (search.7); null when
 * somebody has exactly its words. `found` are those found by its words or a part of them.
 */
export async function didYouMean(
  ctx: MemberCtx,
  term: string,
  found: readonly Names[],
): Promise<string | null> {
  const folded = foldForSearch(term).trim();
  const words = piecesOf(folded);
  const isName = words.length > 0 && words.length <= mostWords && folded.length <= mostLetters;
  if (!isName || found.length > almostNobody || found.some((one) => hasWords(one, words))) return null;
  const rows = await selectNamesOneLetterAway(searchSql(ctx), ctx.actor.id, folded);
  return closestName(folded, rows.map(({ display_name: name }) => name)) ??
    closestName(folded, rows.map(({ username }) => username));
}

function hasWords({ username, display_name }: Names, words: readonly { readonly text: string }[]): boolean {
  const own = piecesOf(foldForSearch(`${username} ${display_name}`)).map(({ text }) => text);
  return words.every(({ text }) => own.includes(text));
}
