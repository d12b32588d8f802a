import type { Sql } from "../../db/open-database.ts";
import { pageClause } from "../../db/limit-clause.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";
import { notMutedBy, visibleTo } from "../../db/visibility/visibility.ts";
import {
  cardColumns,
  type CardRow,
  escapePattern,
  nameMatches,
  trigramLength,
} from "./author-and-card-fragments.ts";

interface FoundRow extends CardRow {
  readonly rank: number;
}

/**
 * A page of members by name, best matches first: equal names, then names with this beginning, then
 * by trigram similarity, which tolerates a typo (search.1).
 */
export function selectFoundMembers(
  sql: Sql,
  viewerId: string,
  term: string,
  { after, limit, offset }: PlacedPage,
): Promise<FoundRow[]> {
  const start = `${escapePattern(term)}%`;
  const similar = sql`(lower(m.username) % ${term} or lower(m.display_name) % ${term})`;
  return sql<FoundRow[]>`
    select ${cardColumns(sql)}, found.rank
    from (
      select
        m.id,
        case
          when lower(m.username) = ${term} then 4000
          when lower(m.username) like ${start} then 3000
          when lower(m.display_name) like ${start} then 2000
          when ${nameMatches(sql, term)} then 1000
          else 0
        end + (
          999 * greatest(similarity(lower(m.username), ${term}), similarity(lower(m.display_name), ${term}))
        )::integer as rank
      from members m
      where (${nameMatches(sql, term)}${term.length < trigramLength ? sql`` : sql` or ${similar}`})
        and ${visibleTo(sql, viewerId, sql`m.id`)}
        and ${notMutedBy(sql, viewerId, sql`m.id`)}
    ) as found
    join members m on m.id = found.id
    where true ${after ? sql`and (found.rank, found.id) < (${after.order}, ${after.id}::uuid)` : sql``}
    order by found.rank desc, found.id desc
    ${pageClause(sql, { limit, offset })}`;
}
