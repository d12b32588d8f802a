import type { MemberCard } from "#shared/members/member-card.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { nextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { presentCard } from "../../members/present.ts";
import { assertPostVisible } from "../get-post.ts";
import { selectLikers } from "./likers-queries.ts";

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
  return { items: rows.map(presentCard), nextCursor: nextPlace(places, page) };
}
