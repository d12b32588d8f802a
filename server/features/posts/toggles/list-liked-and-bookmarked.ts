import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { nextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { Forbidden } from "../../../errors.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { selectLikedOrBookmarked } from "./liked-and-bookmarked-queries.ts";
import { canSeeLikedAndBookmarked } from "../permissions.ts";

/**
 * The actor's liked or bookmarked posts, latest first. Throws `Forbidden` for another member's
 * (members.1).
 */
export async function listLikedOrBookmarked(
  ctx: MemberCtx,
  memberId: string,
  kept: "liked" | "bookmarked",
  query: PageQuery,
): Promise<PostPage> {
  if (!canSeeLikedAndBookmarked(ctx.actor, memberId)) {
    throw new Forbidden("Only the member can see this list.");
  }
  const page = parsePlacedPage(query);
  const skeletons = await selectLikedOrBookmarked(ctx.sql, ctx.actor, kept, page);
  const places = skeletons.map(({ place, target_id }) => ({ order: place?.getTime() ?? 0, id: target_id }));
  return { items: await writePosts(ctx, skeletons), nextCursor: nextPlace(places, page) };
}
