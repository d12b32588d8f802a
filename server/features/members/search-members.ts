import type { MemberCard } from "#shared/members/member-card.ts";
import type { PageQuery } from "#shared/paging.ts";
import { matchesNames } from "#shared/search/match-names.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage, type PlacedPage } from "../../db/place-cursor.ts";
import { searchSql } from "../../http/limits/search-sql.ts";
import { searchTerm } from "./author-and-card-fragments.ts";
import { presentCard } from "./present.ts";
import { type FoundRow, selectFoundMembers } from "./search-members-queries.ts";
import { foldForSearch } from "#shared/search/fold-text.ts";
import { splitIntoCharacters, splitIntoPieces } from "#shared/search/search-words.ts";
import { findClosestName } from "./find-closest-name.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { quote } from "../../db/search-fragments.ts";
import { isNotMutedBy, isVisibleTo } from "../../db/visibility/visibility.ts";

interface FoundMembers extends Page<MemberCard> {
  /** On the first page: the name that the search may have meant (search.7). */
  readonly didYouMean: string | null;
}

/** Members whose names match, best matches first; an empty query finds nobody. */
export async function searchMembers(ctx: MemberCtx, q: string, query: PageQuery): Promise<FoundMembers> {
  const term = searchTerm(q);
  const page = parsePlacedPage(query);
  if (term === "") return { items: [], nextCursor: null, didYouMean: null };
  const rows = await selectFoundMembers(searchSql(ctx), ctx.actor.id, term, page);
  const places = rows.map(({ rank, id }) => ({ order: rank, id }));
  return {
    items: rows.map(presentCard),
    nextCursor: getNextPlace(places, page),
    didYouMean: await nameMeant(ctx, term, rows, page),
  };
}

async function nameMeant(
  ctx: MemberCtx,
  term: string,
  rows: readonly FoundRow[],
  { after, offset, limit }: PlacedPage,
): Promise<string | null> {
  const found = rows.filter(({ username, display_name: name }) => matchesNames([username, name], term));
  // A full page may have more behind it.
  if (after || offset > 0 || found.length >= limit) return null;
  return await didYouMean(ctx, term, found);
}

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
async function didYouMean(
  ctx: MemberCtx,
  term: string,
  found: readonly Names[],
): Promise<string | null> {
  const folded = foldForSearch(term).trim();
  const words = splitIntoPieces(folded);
  const isName = words.length > 0 && words.length <= mostWords && folded.length <= mostLetters;
  if (!isName || found.length > almostNobody || found.some((one) => hasWords(one, words))) return null;
  const rows = await selectNamesOneLetterAway(searchSql(ctx), ctx.actor.id, folded);
  return findClosestName(folded, rows.map(({ display_name: name }) => name)) ??
    findClosestName(folded, rows.map(({ username }) => username));
}

function hasWords({ username, display_name }: Names, words: readonly { readonly text: string }[]): boolean {
  const own = splitIntoPieces(foldForSearch(`${username} ${display_name}`)).map(({ text }) => text);
  return words.every(({ text }) => own.includes(text));
}

interface NamedRow {
  readonly username: string;
  readonly display_name: string;
}

/**
 * Members whose names may differ from a folded search by one letter, those alike first
 * (`findClosestName` decides). By `members_by_words_one_letter_away`, in scripts without spaces by
 * `members_by_search_tokens`.
 */
async function selectNamesOneLetterAway(
  sql: Sql,
  viewerId: string,
  folded: string,
): Promise<NamedRow[]> {
  const conditions = splitIntoPieces(folded).map(({ text, isRun }) =>
    isRun ? hasAllCharactersButOne(sql, text) : hasWordAlike(sql, text)
  );
  if (conditions.length === 0) return [];
  return await sql<NamedRow[]>`
    with found as materialized (
      -- Without order or limit, for which the planner would go through all members instead of the
      -- index.
      select m.id, m.username, m.display_name, m.search_username, m.search_display_name
      from members m
      where ${conditions.reduce((all, condition) => sql`${all} and ${condition}`)}
        and m.left_at is null
    )
    select m.username, m.display_name
    from (select * from found limit 500) as m
    where ${isVisibleTo(sql, viewerId, sql`m.id`)}
      and ${isNotMutedBy(sql, viewerId, sql`m.id`)}
    order by
      greatest(similarity(m.search_username, ${folded}), similarity(m.search_display_name, ${folded})) desc,
      m.id desc
    limit 100`;
}

function hasWordAlike(sql: Sql, word: string): Fragment {
  const letters = [...word];
  const wanted = [word, ...letters.map((_, n) => letters.toSpliced(n, 1).join(""))];
  return sql`(
    m.search_tokens is not null
    and words_and_one_letter_less(m.search_tokens) && ${[...new Set(wanted)]}::text[]
  )`;
}

function hasAllCharactersButOne(sql: Sql, run: string): Fragment {
  const characters = splitIntoCharacters(run).map(quote);
  const wanted = characters.length === 1
    ? characters
    : characters.map((_, n) => `(${characters.toSpliced(n, 1).join(" & ")})`);
  return sql`m.search_tokens @@ ${wanted.join(" | ")}::tsquery`;
}
