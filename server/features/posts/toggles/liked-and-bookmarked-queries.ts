import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Sql } from "../../../db/open-database.ts";
import { pageClause } from "../../../db/limit-clause.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { type PostSkeleton, selectSkeletons } from "../post-skeleton-queries.ts";
import { postVisibleTo } from "../../../db/visibility/post-visibility.ts";

/** One page of the posts a member likes or has bookmarked, latest first. */
export function selectLikedOrBookmarked(
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
        and ${postVisibleTo(sql, member)}
        ${
      after ? sql`and (kept.created_at, kept.post_id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``
    }
      order by kept.created_at desc, kept.post_id desc
      ${pageClause(sql, { limit, offset })}`,
  );
}
