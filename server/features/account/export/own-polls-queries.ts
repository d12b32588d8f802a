import type { Sql } from "../../../db/open-database.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { isVisibleTo } from "../../../db/visibility/visibility.ts";
import type { PlacedExportRow } from "./own-content-queries.ts";

/**
 * A member's votes, latest first, by `poll_votes_by_voter`, with the author's name if the member
 * may see them.
 */
export function selectOwnVotes(
  sql: Sql,
  memberId: string,
  { after, ...page }: PlacedPage,
): Promise<PlacedExportRow[]> {
  return sql<PlacedExportRow[]>`
    select v.post_id as id, v.created_at as at, json_build_object(
      'postId', v.post_id,
      'author', case when ${isVisibleTo(sql, memberId, sql`p.author_id`)} then author.username end,
      'answers', (
        select json_agg(answer.content order by answer.place)
        from unnest(poll.answers) with ordinality as answer (content, place)
        where v.choice & (1 << answer.place::integer - 1) <> 0
      ),
      'createdAt', v.created_at
    ) as item
    from poll_votes v
    join polls poll on poll.post_id = v.post_id
    join posts p on p.id = v.post_id
    join members author on author.id = p.author_id
    where v.voter_id = ${memberId}
      and p.removed_at is null
      ${after ? sql`and (v.created_at, v.post_id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by v.created_at desc, v.post_id desc
    ${makePageClause(sql, page)}`;
}
