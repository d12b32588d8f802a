import type { KeysetPage } from "../../../db/id-cursor.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import { staysWithClose } from "../../../db/visibility/post-visibility.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { isVisibleTo } from "../../../db/visibility/visibility.ts";
import { commentCounters } from "../../posts/hydrate/comment-counters-fragments.ts";
import { isFolded } from "../../comments/fold-fragments.ts";
import type { ByLevel, CommentChanges } from "../../posts/hydrate/count-comments.ts";
import { type ElementRow, elementsOf } from "../../moderation/verdict-fragments.ts";
import {
  earlierVersions,
  imageName,
  ownPoll,
  picturesInArchive,
  picturesOfDraft,
} from "./archive-fragments.ts";

/** A row of an export: its place in the list and its item in the file. */
export interface ExportRow {
  readonly id: string;
  readonly item: unknown;
}

interface ExportedPostRow extends ExportRow {
  readonly item: { readonly elementModerations: readonly ElementRow[] };
  /** The post's comments, and how those that its author sees differ; see `countComments`. */
  readonly comments_by_level: ByLevel;
  readonly comment_changes: CommentChanges | null;
}

/** A member's posts and reposts, newest first, by `posts_by_author`. */
export function selectOwnPosts(
  sql: Sql,
  memberId: string,
  page: KeysetPage,
  now: Date,
): Promise<ExportedPostRow[]> {
  return sql<ExportedPostRow[]>`
    with page as materialized (${ownPostsOf(sql, memberId, page, now)}
    ), changes as materialized (
      select changed.post, changed.changes
      from comment_changes(array[${memberId}::uuid], array(select id from page)) as changed
    )
    select page.*, (select changes from changes where post = page.id) as comment_changes
    from page
    order by page.id desc`;
}

function ownPostsOf(sql: Sql, memberId: string, page: KeysetPage, now: Date): Fragment {
  return sql`
    select p.id, ${commentCounters(sql, sql`p`)} as comments_by_level, json_build_object(
      'id', p.id, 'content', p.content, 'language', p.language, 'image', ${
    imageName(sql, sql`p.image_id`)
  }, 'imageAlt', p.image_alt, 'pictures', ${picturesInArchive(sql, sql`p.id, p.image_id, p.image_alt`)},
      'repostedPostId', p.repost_of_id, 'quotedPostId', case when not p.is_quote_detached then p.quoted_post_id end,
      'isQuoteDetached', p.is_quote_detached,
      'madeWithAi', p.made_with_ai or exists (
        select
        from pictures_of(p.id, p.image_id, null) as shown
        join images i on i.id = shown.image_id
        where i.made_with_ai
      ),
      'moderationLevel', p.moderation_level, 'elementModerations', ${elementsOf(sql, sql`p.id`)},
      'isKeptForClose', ${staysWithClose(sql, sql`p`)},
      'audio', (
        select coalesce(json_agg('audio/' || a.id || '.mp3'), '[]')
        from post_audio a
        where a.post_id = p.id and a.state = 'ready'
      ),
      'likesCount', p.likes_count, 'sharesCount', p.shares_count,
      'repostsCount', p.reposts_count, 'createdAt', p.created_at, 'editedAt', p.edited_at,
      'earlierVersions', ${earlierVersions(sql, "post", sql`p.id`)}, 'removedAt', p.removed_at,
      'coverWords', p.cover_words, 'coverTopics', p.cover_topics, 'foundTopics', p.found_topics,
      'poll', ${ownPoll(sql, now)},
      'commentsFrom', p.comments_from, 'quotesFrom', p.quotes_from
    ) as item
    from posts p
    where p.author_id = ${memberId}
      ${belowCursor(sql, sql`p.id`, page)}
    order by p.id desc
    ${makePageClause(sql, page)}`;
}

/** A member's comments and replies, newest first, by `comments_by_author`. */
export function selectOwnComments(sql: Sql, memberId: string, page: KeysetPage): Promise<ExportRow[]> {
  return sql<ExportRow[]>`
    select c.id, json_build_object(
      'id', c.id, 'postId', c.post_id, 'parentId', c.parent_id, 'content', c.content, 'language', c.language,
      'pictures', ${picturesInArchive(sql, sql`c.id, null, null`)},
      'moderationLevel', c.moderation_level, 'likesCount', c.likes_count, 'repliesCount', c.replies_count,
      'createdAt', c.created_at, 'editedAt', c.edited_at,
      'earlierVersions', ${earlierVersions(sql, "comment", sql`c.id`)}, 'removedAt', c.removed_at,
      'coverWords', c.cover_words, 'coverTopics', c.cover_topics, 'foundTopics', c.found_topics,
      'isFolded', ${isFolded(sql, sql`c`)}
    ) as item
    from comments c
    where c.author_id = ${memberId}
      and (c.deleted_at is null or c.removed_at is not null)
      ${belowCursor(sql, sql`c.id`, page)}
    order by c.id desc
    ${makePageClause(sql, page)}`;
}

/** A member's drafts and scheduled posts, newest first. */
export function selectOwnDrafts(sql: Sql, memberId: string, page: KeysetPage): Promise<ExportRow[]> {
  return sql<ExportRow[]>`
    select d.id, json_build_object(
      'id', d.id, 'content', d.content, 'language', d.language, 'pictures', ${
    picturesOfDraft(sql, sql`d.id`)
  },
      'quotedPostId', d.quoted_post_id, 'coverWords', d.cover_words, 'coverTopics', d.cover_topics,
      'madeWithAi', d.made_with_ai, 'createdAt', d.created_at, 'updatedAt', d.updated_at,
      'publishAt', d.publish_at, 'moderationLevel', d.moderation_level, 'problem', d.problem,
      'problemAt', d.problem_at, 'poll', d.poll, 'commentsFrom', d.comments_from, 'quotesFrom', d.quotes_from
    ) as item
    from drafts d
    where d.member_id = ${memberId}
      ${belowCursor(sql, sql`d.id`, page)}
    order by d.id desc
    ${makePageClause(sql, page)}`;
}

/** The comments a member likes, by `comment_likes_by_member`. */
export function selectLikedComments(sql: Sql, memberId: string, page: KeysetPage): Promise<ExportRow[]> {
  return sql<ExportRow[]>`
    select
      l.comment_id as id,
      json_build_object('commentId', l.comment_id, 'postId', c.post_id, 'createdAt', l.created_at) as item
    from comment_likes l
    join comments c on c.id = l.comment_id
    where l.member_id = ${memberId}
      and c.removed_at is null
      ${belowCursor(sql, sql`l.comment_id`, page)}
    order by l.comment_id desc
    ${makePageClause(sql, page)}`;
}

export interface PlacedExportRow extends ExportRow {
  readonly at: Date;
}

/**
 * Posts that a member liked, bookmarked or shared, latest first, with the author's name if the
 * member may see them.
 */
export function selectMarkedPosts(
  sql: Sql,
  memberId: string,
  table: "post_likes" | "post_bookmarks" | "post_shares",
  { after, ...page }: PlacedPage,
): Promise<PlacedExportRow[]> {
  return sql<PlacedExportRow[]>`
    select k.post_id as id, k.created_at as at, json_build_object(
      'postId', k.post_id,
      'author', case when ${isVisibleTo(sql, memberId, sql`p.author_id`)} then author.username end,
      'createdAt', k.created_at
    ) as item
    from ${sql(table)} k
    join posts p on p.id = k.post_id
    join members author on author.id = p.author_id
    where k.member_id = ${memberId}
      and p.removed_at is null
      ${after ? sql`and (k.created_at, k.post_id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by k.created_at desc, k.post_id desc
    ${makePageClause(sql, page)}`;
}

export function belowCursor(sql: Sql, column: Fragment, { after }: KeysetPage): Fragment {
  return after ? sql`and ${column} < ${after}` : sql``;
}
