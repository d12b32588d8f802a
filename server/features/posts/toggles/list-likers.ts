import type { MemberCard } from "#shared/members/member-card.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage, type PlacedPage } from "../../../db/place-cursor.ts";
import { presentCard } from "../../members/present.ts";
import { assertPostVisible } from "../get-post.ts";
import type { Sql } from "../../../db/open-database.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import { isVisibleTo } from "../../../db/visibility/visibility.ts";
import { cardColumns, type CardRow } from "../../members/author-and-card-fragments.ts";
import { selectOriginal } from "../../../db/visibility/post-visibility.ts";

/**
 * Members who like a post, latest first, without those hidden by a block
 * (blocks.1). Throws `NotFound`.
 */
export async function listLikers(
  ctx: MemberCtx,
  postId: string,
  query: PageQuery,
): Promise<Page<MemberCard>> {
  const page = parsePlacedPage(query);
  const [rows] = await Promise.all([
    selectLikers(ctx.sql, ctx.actor.id, postId, page),
    assertPostVisible(ctx, postId),
  ]);
  const places = rows.map(({ liked_at, id }) => ({ order: liked_at.getTime(), id }));
  return { items: rows.map(presentCard), nextCursor: getNextPlace(places, page) };
}

interface LikerRow extends CardRow {
  readonly liked_at: Date;
}

/** A page of the members who like a post, latest first, without those hidden from the viewer. */
function selectLikers(
  sql: Sql,
  viewerId: string,
  postId: string,
  { after, limit, offset }: PlacedPage,
): Promise<LikerRow[]> {
  return sql<LikerRow[]>`
    select ${cardColumns(sql)}, l.created_at as liked_at
    from post_likes l
    join members m on m.id = l.member_id
    where l.post_id = ${selectOriginal(sql, postId)}
      and ${isVisibleTo(sql, viewerId, sql`l.member_id`)}
      ${after ? sql`and (l.created_at, l.member_id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by l.created_at desc, l.member_id desc
    ${makePageClause(sql, { limit, offset })}`;
}
