import type { Fragment, Sql } from "../../db/open-database.ts";
import { pageClause } from "../../db/limit-clause.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";
import { escapePattern } from "../../db/search-fragments.ts";
import { notMutedBy, visibleTo } from "../../db/visibility/visibility.ts";
import { cardColumns, type CardRow } from "./author-and-card-fragments.ts";
import { nameConditions, type NameTerms, nameTerms } from "./name-search.ts";

interface FoundRow extends CardRow {
  readonly rank: number;
}

/**
 * A page of members by name, best matches first: equal names, names with this beginning, names with
 * these words; then, if those are few, names with this part or by trigram similarity, which
 * tolerates a typo (search.5). Reads a bounded number of members, however many are found.
 */
export async function selectFoundMembers(
  sql: Sql,
  viewerId: string,
  term: string,
  { after, limit, offset }: PlacedPage,
): Promise<FoundRow[]> {
  const terms = nameTerms(term);
  if (!terms) return [];
  const { hasWords, hasPart, isSimilar, isWaiting } = nameConditions(sql, terms);
  const begins = `${escapePattern(terms.beginning)}%`;
  const found = (condition: Fragment, most: Fragment) => sql`(
      select m.id
      from members m
      where ${condition}
        and ${visibleTo(sql, viewerId, sql`m.id`)}
        and ${notMutedBy(sql, viewerId, sql`m.id`)}
      limit ${most}
    )`;
  return await sql<FoundRow[]>`
    with named as materialized (
      ${found(sql`m.search_username like ${begins}`, sql`100`)}
      union
      ${found(hasWords, sql`1000`)}
      union
      ${found(isWaiting, sql`1000`)}
    ), near as materialized (
      ${found(sql`(select count(*) from named) < 20 and (${hasPart} or ${isSimilar})`, sql`200`)}
    ), ranked as (
      select m.id, ${rankOf(sql, terms)} as rank
      from members m
      where m.id in (select id from named union select id from near)
    )
    select ${cardColumns(sql)}, ranked.rank
    from ranked
    join members m on m.id = ranked.id
    where true ${after ? sql`and (ranked.rank, ranked.id) < (${after.order}, ${after.id}::uuid)` : sql``}
    order by ranked.rank desc, ranked.id desc
    ${pageClause(sql, { limit, offset })}`;
}

/** Members whose search is not filled in yet stand behind those whose names begin so. */
function rankOf(sql: Sql, { folded, whole, beginning }: NameTerms): Fragment {
  return sql`
    case
      when m.search_username = ${whole} then 4000
      when starts_with(m.search_username, ${beginning}) then 3000
      when starts_with(m.search_display_name, ${beginning}) then 2000
      when m.id in (select id from named) then 1000
      else 0
    end + (
      999 * coalesce(
        greatest(similarity(m.search_username, ${folded}), similarity(m.search_display_name, ${folded})), 0
      )
    )::integer`;
}
