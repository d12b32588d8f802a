import type { Sql } from "../../../db/open-database.ts";
import { pageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { visibleTo } from "../../../db/visibility/visibility.ts";
import { cardColumns, type CardRow } from "../../members/author-and-card-fragments.ts";
import { originalOf } from "../../../db/visibility/post-visibility.ts";

interface LikerRow extends CardRow {
  readonly liked_at: Date;
}

/** A page of the members who like a post, latest first, without those hidden from the viewer. */
export function selectLikers(
  sql: Sql,
  viewerId: string,
  postId: string,
  { after, limit, offset }: PlacedPage,
): Promise<LikerRow[]> {
  return sql<LikerRow[]>`
    select ${cardColumns(sql)}, l.created_at as liked_at
    from post_likes l
    join members m on m.id = l.member_id
    where l.post_id = ${originalOf(sql, postId)}
      and ${visibleTo(sql, viewerId, sql`l.member_id`)}
      ${after ? sql`and (l.created_at, l.member_id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by l.created_at desc, l.member_id desc
    ${pageClause(sql, { limit, offset })}`;
}
