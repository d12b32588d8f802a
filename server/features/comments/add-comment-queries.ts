import type { Cover } from "#shared/moderation/decide-cover.ts";
import type { LimitedAudience } from "#shared/posts/audience-refusals.ts";
import { listVisibleLevels } from "#shared/moderation/content-filter.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import { batchWritesByKey } from "../../db/batch-statements.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { insertAttached } from "../media/attached/attached-fragments.ts";
import { authorOfGiven, type AuthorRow } from "../members/author-and-card-fragments.ts";
import { insertMentions } from "../members/mention-fragments.ts";
import { toCoverColumns } from "../moderation/covers/cover-fragments.ts";
import { type Classified, isOnlyDistress } from "../moderation/classify-before-publishing.ts";
import { isContentShownTo, type ViewerColumns } from "../../db/visibility/content-visibility.ts";
import { insertGivenVerdicts, toGivenVerdict } from "../moderation/verdict-fragments.ts";
import { isInAudience } from "../../db/visibility/post-audience.ts";
import { isPostShownTo, lockPostForSeveral } from "../../db/visibility/post-visibility.ts";
import { isFoldedForYouth } from "./fold-fragments.ts";
import { askLisaForGiven, recordComment } from "./new-comment-fragments.ts";
import type { Recorded } from "../xp/activity/record-activity-fragments.ts";
import { payOf } from "../xp/pay-and-charge-fragments.ts";

export interface NewCommentRow {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly author: Viewer;
  readonly content: string;
  /** Null where none is known. */
  readonly language: string | null;
  /** `findPossibleMentions` the content. */
  readonly mentions: readonly string[];
  readonly images: readonly { readonly id: string; readonly alt: string }[];
  /** Null: its author covers nothing. */
  readonly cover: Cover | null;
  readonly classified: Classified;
  /** Nobody may see one of its pictures (media.11): it has no level, and is its author's alone. */
  readonly isHeld: boolean;
  readonly createdAt: Date;
  /** For Lisa's answer: the member who asked. Otherwise null. */
  readonly askerId: string | null;
}

/** With the author as others see them. */
export interface AddedRow extends AuthorRow {
  readonly is_added: boolean;
  /** Also false when none was given. */
  readonly has_images: boolean;
  /** Whom the post lets comment, where that leaves the author out; else null. */
  readonly refused_by: { readonly audience: LimitedAudience; readonly name: string } | null;
  /** The original when the comment was made on a repost. */
  readonly post_id: string;
  readonly recorded: Recorded | null;
  /** Null when nothing was written. */
  readonly folded_for_youth: boolean | null;
  /** The usernames that exist; null when nothing was written. */
  readonly mentions: readonly string[] | null;
}

/** The post's lock is held for about a millisecond per comment. */
const mostTogether = 25;

/**
 * Adds a comment with its mentions, pays for it and counts it on the post and its parent. Null when
 * the post does not exist for this member. `is_added` false: the author of the post lets others
 * comment (posts.29), the parent is not a comment of this post that takes replies, a picture is no
 * longer its author's to show, or the comment was added before. Every write on a post's comments
 * takes the post's lock first, so counts and tombstones are updated in order. Concurrent comments
 * on one post share a statement; those on several do not, since it would hold the locks of all of
 * them and quiet posts would wait behind a hot one.
 */
export const insertComment: (sql: Sql, comment: NewCommentRow) => Promise<AddedRow | null> = batchWritesByKey(
  ({ postId }: NewCommentRow) => postId,
  insertComments,
  { mostTogether },
);

/** Adds comments of one post, and reads what their responses show. */
async function insertComments(sql: Sql, comments: readonly NewCommentRow[]): Promise<(AddedRow | null)[]> {
  const rows = await sql<(AddedRow & { readonly id: string; readonly is_visible: boolean })[]>`
    with ${lockPostForSeveral(sql, comments[0]?.postId ?? null)},
    given as materialized (${givenComments(sql, comments)}),
    post as materialized (${postForAuthors(sql)}),
    parent as materialized (${lockedParents(sql)}),
    pictured as materialized (${claimPictures(sql)}),
    added as (${insertAllowed(sql)}),
    judged as (${insertGivenVerdicts(sql, "comment", sql`added`)}),
    attached as (${
    insertAttached(sql, "comment_id", sql`(select * from given where id in (select added.id from added))`, 0)
  }),
    mentioned as (${insertMentions(sql, "comment", sql`added`)}),
    counted as (${countOnPost(sql)}),
    answered as (${countOnParents(sql)}),
    payees as materialized (${lockPayees(sql)})
    select
      given.id,
      locked.id as post_id,
      given.id in (select post.comment_id from post) as is_visible,
      given.id in (select added.id from added) as is_added,
      given.id in (select pictured.id from pictured) as has_images,
      case when not exists (select from post where post.comment_id = given.id and post.is_open) then (
        select json_build_object('audience', locked.comments_from, 'name', author.display_name)
        from members author
        where author.id = locked.author_id
      ) end as refused_by,
      (select ${recordComment(sql)} from payees cross join added where added.id = given.id) as recorded,
      (select added.mentions from added where added.id = given.id) as mentions,
      (select added.folded_for_youth from added where added.id = given.id) as folded_for_youth,
      ${askLisaForGiven(sql)} as lisa_job,
      by.*
    from locked
    cross join given
    ${authorOfGiven(sql)}`;
  const byId = new Map(rows.map((row) => [row.id, row.is_visible ? row : null]));
  return comments.map(({ id }) => byId.get(id) ?? null);
}

// The parts of the statement, in the order of its CTEs.

function givenComments(sql: Sql, comments: readonly NewCommentRow[]): Fragment {
  return sql`
      select *
      from jsonb_to_recordset(${sql.json(comments.map(givenRow))}::jsonb) as given (
        id uuid, author uuid, levels text[], parent uuid, content text, language text, mentions text[], images uuid[], attached jsonb, level text, elements jsonb,
        decided_by text, amount integer, bonus integer, cover_words text, cover_topics text[], found_topics text[], asker uuid, only_distress boolean, at timestamptz
      )`;
}

/** The author of a given comment, as a viewer. */
function givenAuthor(sql: Sql): ViewerColumns {
  return { id: sql`given.author`, levels: sql`given.levels` };
}

/**
 * The post, once for each comment whose author sees it. `is_open`: they may comment, or who asked
 * Lisa for it may.
 */
function postForAuthors(sql: Sql): Fragment {
  const mayComment = (member: Fragment) =>
    isInAudience(sql, member, { row: sql`locked`, audience: sql`locked.comments_from` });
  return sql`
      select
        locked.id, locked.author_id, given.id as comment_id,
        ${mayComment(sql`given.author`)} or given.asker is not null and ${
    mayComment(sql`given.asker`)
  } as is_open
      from locked
      join given on ${isPostShownTo(sql, givenAuthor(sql), sql`locked`, "close")}`;
}

/** The comments that given ones reply to: of this post, and shown to the author of the reply. */
function lockedParents(sql: Sql): Fragment {
  return sql`
      select given.id as answer, one.id, one.author_id
      from post
      join given on given.id = post.comment_id
      cross join lateral (
        select c.id, c.author_id
        from comments c
        where c.id = given.parent
          and c.post_id = post.id
          and c.parent_id is null
          and c.deleted_at is null
          and ${isContentShownTo(sql, givenAuthor(sql), sql`c`)}
        for no key update of c
      ) as one`;
}

/** The comments whose pictures their author may show, of those whose author sees the post. */
function claimPictures(sql: Sql): Fragment {
  return sql`
      select given.id
      from post
      join given on given.id = post.comment_id
      where given.images <> '{}'
        and claim_public_images(given.images, given.author)`;
}

/** Inserts the comments whose author may comment on the post and, for a reply, sees the parent. */
function insertAllowed(sql: Sql): Fragment {
  return sql`
      insert into comments (
        id, post_id, parent_id, author_id, content, language, moderation_level, created_at, mentions, cover_words, cover_topics,
        found_topics, only_distress, folded_for_youth
      )
      select
        given.id, post.id, given.parent, given.author, given.content, given.language, given.level, given.at,
        existing_names(given.mentions, given.author, given.at), given.cover_words, given.cover_topics,
        given.found_topics, given.only_distress, ${
    isFoldedForYouth(sql, { author: sql`post.author_id`, writer: sql`given.author`, at: sql`given.at` })
  }
      from post
      join given on given.id = post.comment_id
      where post.is_open
        and (given.parent is null or given.id in (select parent.answer from parent))
        and (given.images = '{}' or given.id in (select pictured.id from pictured))
      on conflict (id) do nothing
      returning id, post_id, parent_id, author_id, mentions, folded_for_youth`;
}

function countOnPost(sql: Sql): Fragment {
  return sql`
      update posts
      set comments_count = comments_count + written.times
      from locked
      cross join (select count(*)::integer as times from added) as written
      where posts.id = locked.id and written.times > 0`;
}

function countOnParents(sql: Sql): Fragment {
  return sql`
      update comments
      set replies_count = replies_count + written.times
      from (
        select added.parent_id, count(*)::integer as times
        from added
        where added.parent_id is not null
        group by added.parent_id
      ) as written
      where comments.id = written.parent_id
        and comments.id = any(array(select given.parent from given))`;
}

/** Locks all members that the statement pays, in one order, before it pays the first. */
function lockPayees(sql: Sql): Fragment {
  return sql`
      select lock_members(array_agg(added.author_id) || array_agg(locked.author_id))
      from added
      cross join locked`;
}

function givenRow(comment: NewCommentRow) {
  return {
    id: comment.id,
    author: comment.author.id,
    levels: listVisibleLevels(comment.author.filter),
    parent: comment.parentId,
    content: comment.content,
    language: comment.language,
    mentions: comment.mentions,
    images: comment.images.map(({ id }) => id),
    attached: comment.images.map(({ id, alt }) => ({ id, alt })),
    ...toCoverColumns(comment.cover, comment.classified),
    ...toGivenVerdict(comment.classified),
    ...(comment.isHeld && { level: null }),
    ...payOf("comment", comment.classified.level),
    asker: comment.askerId,
    only_distress: isOnlyDistress(comment.classified),
    at: comment.createdAt.toISOString(),
  };
}
