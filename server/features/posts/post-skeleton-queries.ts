import type { Viewer } from "../../db/visibility/viewer.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import type { CommentChanges } from "./hydrate/count-comments.ts";
import { isBookmarkedBy, isLikedBy, isRepostedBy } from "./hydrate/mark-fragments.ts";
import { type OwnPromotionColumn, ownPromotionColumn } from "./hydrate/own-promotion-fragments.ts";
import { isInAudience } from "../../db/visibility/post-audience.ts";
import { isVisibleTo } from "../../db/visibility/visibility.ts";
import { isPostVisibleTo, type PlaceOfPosts, selectOriginal } from "../../db/visibility/post-visibility.ts";
import { choiceOf } from "../polls/poll-fragments.ts";

/** A viewer's marks on a post. */
export interface ViewersMarks {
  readonly is_liked: boolean;
  readonly is_bookmarked: boolean;
  readonly is_reposted: boolean;
  /** What they voted for in its poll: a bit for each answer; 0 for nothing. */
  readonly choice: number;
}

/** What the author of a post lets a viewer do (posts.29). */
export interface ViewersRights {
  readonly can_comment: boolean;
  readonly can_quote: boolean;
}

/**
 * An entry of a list as its viewer may see it: the ids of its posts, and the viewer's part. The
 * shared part is read for all concurrent readers (`hydrate/`).
 */
export interface PostSkeleton extends ViewersMarks, ViewersRights {
  readonly id: string;
  /** The viewer's voice for audio. */
  readonly voice: string;
  /**
   * The original when the entry is a repost, otherwise the entry itself; the marks are this post's.
   */
  readonly target_id: string;
  readonly own_promotion: OwnPromotionColumn;
  /** The quoted post, if the viewer may see it. */
  readonly quoted_id: string | null;
  /** Whether the viewer sees who took their post out of it; null where nobody did. */
  readonly sees_detacher: boolean | null;
  readonly quoted_is_liked: boolean | null;
  readonly quoted_is_bookmarked: boolean | null;
  readonly quoted_is_reposted: boolean | null;
  readonly quoted_choice: number | null;
  readonly quoted_can_comment: boolean | null;
  readonly quoted_can_quote: boolean | null;
  /** How the viewer's comments differ from the counters of the post, and of the quoted one. */
  readonly comment_changes: CommentChanges | null;
  readonly quoted_comment_changes: CommentChanges | null;
  /** When the viewer liked or bookmarked it, in lists ordered by that. */
  readonly place: Date | null;
}

/**
 * The skeletons of the chosen posts, given by `id`, `repost_of_id` and `place`. Marks are looked up
 * after the choice is made and bounded: in the same query the planner would hash everything the
 * member ever liked.
 */
export function selectSkeletons(sql: Sql, viewer: Viewer, chosen: Fragment): Promise<PostSkeleton[]> {
  return sql<PostSkeleton[]>`
    with page as materialized (${skeletonsOf(sql, viewer, chosen)}
    ), changes as materialized (
      select changed.post, changed.changes
      from comment_changes(
        array[${viewer.id}::uuid],
        array(select target_id from page union select quoted_id from page where quoted_id is not null)
      ) as changed
    )
    select
      page.*,
      (select changes from changes where post = page.target_id) as comment_changes,
      (select changes from changes where post = page.quoted_id) as quoted_comment_changes
    from page
    order by page.place desc, page.id desc`;
}

function skeletonsOf(sql: Sql, viewer: Viewer, chosen: Fragment): Fragment {
  return sql`
    select
      chosen.id,
      chosen.place,
      (select me.tts_voice from members me where me.id = ${viewer.id}) as voice,
      target.id as target_id,
      ${markColumns(sql, viewer.id, sql`target`)},
      ${rightColumns(sql, viewer.id, sql`target`)},
      ${ownPromotionColumn(sql, viewer.id, sql`target`)} as own_promotion,
      case when target.is_quote_detached then (
        select ${isVisibleTo(sql, viewer.id, sql`detacher.author_id`)}
        from posts detacher
        where detacher.id = ${selectOriginal(sql, sql`target.quoted_post_id`)}
      ) end as sees_detacher,
      quoted.id as quoted_id,
      quoted.is_liked as quoted_is_liked,
      quoted.is_bookmarked as quoted_is_bookmarked,
      quoted.is_reposted as quoted_is_reposted,
      quoted.choice as quoted_choice,
      quoted.can_comment as quoted_can_comment,
      quoted.can_quote as quoted_can_quote
    from (${chosen}) as chosen
    join posts target on target.id = coalesce(chosen.repost_of_id, chosen.id)
    left join lateral (
      select p.id, ${markColumns(sql, viewer.id, sql`p`)}, ${rightColumns(sql, viewer.id, sql`p`)}
      from posts p
      where p.id = target.quoted_post_id
        and not target.is_quote_detached
        and ${isPostVisibleTo(sql, viewer)}
    ) as quoted on true`;
}

/** The columns of `ViewersMarks`. */
function markColumns(sql: Sql, viewerId: string, post: Fragment): Fragment {
  const postId = sql`${post}.id`;
  return sql`
      ${isLikedBy(sql, postId, viewerId)} is true as is_liked,
      ${isBookmarkedBy(sql, postId, viewerId)} is true as is_bookmarked,
      ${isRepostedBy(sql, postId, viewerId)} is true as is_reposted,
      case when ${post}.has_poll then coalesce(${choiceOf(sql, postId, viewerId)}, 0) else 0 end as choice`;
}

/** The columns of `ViewersRights`. */
function rightColumns(sql: Sql, viewerId: string, row: Fragment): Fragment {
  return sql`
      ${isInAudience(sql, viewerId, { row, audience: sql`${row}.comments_from` })} as can_comment,
      ${isInAudience(sql, viewerId, { row, audience: sql`${row}.quotes_from` })} as can_quote`;
}

/** The given posts that the viewer may see. */
export function selectGivenSkeletons(
  sql: Sql,
  viewer: Viewer,
  ids: readonly string[],
  place?: PlaceOfPosts,
): Promise<PostSkeleton[]> {
  return selectSkeletons(
    sql,
    viewer,
    sql`
      select p.id, p.repost_of_id, null::timestamptz as place
      from posts p
      where p.id = any(${ids as string[]})
        and ${isPostVisibleTo(sql, viewer, place)}`,
  );
}

export async function selectPostSkeleton(
  sql: Sql,
  viewer: Viewer,
  id: string,
  place?: PlaceOfPosts,
): Promise<PostSkeleton | null> {
  const [row] = await selectGivenSkeletons(sql, viewer, [id], place);
  return row ?? null;
}
