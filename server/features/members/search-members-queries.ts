import type { Fragment, Sql } from "../../db/open-database.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";
import { isNotMutedBy, isVisibleTo } from "../../db/visibility/visibility.ts";
import { cardColumns, type CardRow } from "./author-and-card-fragments.ts";
import { nameConditions, type NameTerms, nameTerms } from "./name-search.ts";

export interface FoundRow extends CardRow {
  readonly rank: number;
}

/**
 * A page of members by name, best matches first: equal names, names with this beginning, names with
 * these words; then, if those are few, names with this part or by trigram similarity, which
 * tolerates a typo (search.5). However many are found, it ranks some hundred, the same on each
 * page, and looks at the blocks and mutes of those on the page alone.
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
  return await sql<FoundRow[]>`
    with named as materialized (
      ${withBeginning(sql, sql`m.search_username`, terms)}
      union
      ${withBeginning(sql, sql`m.search_display_name`, terms)}
      union
      ${newestOf(sql, hasWords, { of: sql`2000`, most: sql`500` })}
      union
      ${newestOf(sql, isWaiting, { of: sql`2000`, most: sql`500` })}
    ), near as materialized (
      ${
    newestOf(sql, sql`(select count(*) from named) < 20 and (${hasPart} or ${isSimilar})`, {
      of: sql`800`,
      most: sql`200`,
    })
  }
    )
    select ${cardColumns(sql)}, ranked.rank
    from (
      select id, max(${rankOf(sql, terms)}) as rank
      from (
        select *, 1000 as least_rank from named
        union all
        select *, 0 from near
      ) as m
      group by id
      -- Sorted here, so that the page ends as soon as it is full.
      order by rank desc, id desc
      offset 0
    ) as ranked
    cross join lateral (select * from members where id = ranked.id offset 0) as m
    where ${isVisibleTo(sql, viewerId, sql`m.id`)}
      and ${isNotMutedBy(sql, viewerId, sql`m.id`)}
      ${after ? sql`and (ranked.rank, ranked.id) < (${after.order}, ${after.id}::uuid)` : sql``}
    order by ranked.rank desc, ranked.id desc
    ${makePageClause(sql, { limit, offset })}`;
}

const found = (sql: Sql) => sql`m.id, m.search_username, m.search_display_name`;

/** Who has a name with this beginning: equal names first, since `wordEdge` precedes all letters. */
function withBeginning(sql: Sql, name: Fragment, { beginning }: NameTerms): Fragment {
  // As a range, which the index finds in a plan for all searches too.
  return sql`(
        select ${found(sql)}
        from members m
        where ${name} ~>=~ ${beginning}
          and ${name} ~<~ ${beginning + lastCharacter}
          and m.left_at is null
        order by ${name} using ~<~, m.id
        limit 100
      )`;
}

const lastCharacter = "\u{10ffff}";

/** The newest of a bounded number of members that an index returns in no order. */
function newestOf(sql: Sql, condition: Fragment, { of, most }: Record<"of" | "most", Fragment>): Fragment {
  // The limit is kept from the planner, for which it would go through all members instead.
  return sql`(
        with matching as materialized (
          select ${found(sql)}
          from members m
          where ${condition}
            and m.left_at is null
        )
        select *
        from (select * from matching limit ${of}) as m
        order by id desc
        limit ${most}
      )`;
}

/** Members whose search is not filled in yet stand behind those whose names begin so. */
function rankOf(sql: Sql, { folded, whole, beginning }: NameTerms): Fragment {
  return sql`
    case
      when m.search_username = ${whole} then 4000
      when starts_with(m.search_username, ${beginning}) then 3000
      when starts_with(m.search_display_name, ${beginning}) then 2000
      else least_rank
    end + (
      999 * coalesce(
        greatest(similarity(m.search_username, ${folded}), similarity(m.search_display_name, ${folded})), 0
      )
    )::integer`;
}
