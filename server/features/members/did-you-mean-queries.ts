import { charactersOf, piecesOf } from "#shared/search/search-words.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { quote } from "../../db/search-fragments.ts";
import { notMutedBy, visibleTo } from "../../db/visibility/visibility.ts";

interface NamedRow {
  readonly username: string;
  readonly display_name: string;
}

/**
 * Members whose names may differ from a folded search by one letter, those alike first
 * (`closestName` decides). By `members_by_words_one_letter_away`, in scripts without spaces by
 * `members_by_search_tokens`.
 */
export async function selectNamesOneLetterAway(
  sql: Sql,
  viewerId: string,
  folded: string,
): Promise<NamedRow[]> {
  const conditions = piecesOf(folded).map(({ text, isRun }) =>
    isRun ? hasAllCharactersButOne(sql, text) : hasWordAlike(sql, text)
  );
  if (conditions.length === 0) return [];
  return await sql<NamedRow[]>`
    with found as materialized (
      -- Without order or limit, for which the planner would go through all members instead of the index.
      select m.id, m.username, m.display_name, m.search_username, m.search_display_name
      from members m
      where ${conditions.reduce((all, condition) => sql`${all} and ${condition}`)}
        and m.left_at is null
    )
    select m.username, m.display_name
    from (select * from found limit 500) as m
    where ${visibleTo(sql, viewerId, sql`m.id`)}
      and ${notMutedBy(sql, viewerId, sql`m.id`)}
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
  const characters = charactersOf(run).map(quote);
  const wanted = characters.length === 1
    ? characters
    : characters.map((_, n) => `(${characters.toSpliced(n, 1).join(" & ")})`);
  return sql`m.search_tokens @@ ${wanted.join(" | ")}::tsquery`;
}
