import { msg } from "@lingui/core/runtime-macro";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { getNextPlace, parsePlacedPage, type PlacedPage } from "../../../db/place-cursor.ts";
import { Forbidden } from "../../../errors.ts";
import { type PostPage, writePosts } from "../hydrate-posts.ts";
import { canSeeLikedAndBookmarked } from "../permissions.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Sql } from "../../../db/open-database.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { isPostVisibleTo } from "../../../db/visibility/post-visibility.ts";

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
    throw new Forbidden(msg`Only the member can see this list.`);
  }
  const page = parsePlacedPage(query);
  const skeletons = await selectLikedOrBookmarked(ctx.sql, ctx.actor, kept, page);
  const places = skeletons.map(({ place, target_id }) => ({ order: place?.getTime() ?? 0, id: target_id }));
  return { items: await writePosts(ctx, skeletons), nextCursor: getNextPlace(places, page) };
}

/** One page of the posts a member likes or has bookmarked, latest first. */
function selectLikedOrBookmarked(
  sql: Sql,
  member: Viewer,
  kept: "liked" | "bookmarked",
  { after, limit, offset }: PlacedPage,
): Promise<PostSkeleton[]> {
  return selectSkeletons(
    sql,
    member,
    sql`
      select p.id, p.repost_of_id, kept.created_at as place
      from ${kept === "liked" ? sql`post_likes` : sql`post_bookmarks`} kept
      join posts p on p.id = kept.post_id
      where kept.member_id = ${member.id}
        and ${isPostVisibleTo(sql, member)}
        ${
      after ? sql`and (kept.created_at, kept.post_id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``
    }
      order by kept.created_at desc, kept.post_id desc
      ${makePageClause(sql, { limit, offset })}`,
  );
}
