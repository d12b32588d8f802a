import type { Viewer } from "../../context.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { namedMembers } from "../members/author-and-card-fragments.ts";
import type { Classified } from "../moderation/classify-before-publishing.ts";
import { elementRows, shownTo } from "../moderation/content-visibility-fragments.ts";
import { notice } from "../notices/notice-fragments.ts";
import { lockedPost } from "../posts/post-visibility-fragments.ts";
import { recordActivity, type Recorded } from "../activity/record-activity-fragments.ts";

interface NewCommentRow {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly author: Viewer;
  readonly content: string;
  /** Usernames in lower case, existing or not. */
  readonly mentions: readonly string[];
  readonly classified: Classified;
  readonly createdAt: Date;
}

interface AddedRow {
  readonly is_added: boolean;
  readonly recorded: Recorded | null;
}

/**
 * Adds a comment with its mentions, pays for it and counts it on the post and its parent. Null: the post does not exist for this member.
 * `is_added` false: the parent is not a comment of this post that takes replies, or the comment was written before. Every write on a post's comments takes
 * the post's lock first, so counts and tombstones follow one another.
 */
export async function insertComment(sql: Sql, comment: NewCommentRow): Promise<AddedRow | null> {
  const { id, author, classified } = comment;
  const recorded = recordActivity(sql, {
    kind: "comment",
    actorId: author.id,
    target: id,
    // Replying to oneself pays as little as commenting on one's own post.
    ownerId: sql`coalesce((select author_id from parent where author_id = ${author.id}), post.author_id)`,
    level: classified.level,
    at: comment.createdAt,
  }, noticesOf(sql, comment));
  const [row] = await sql<AddedRow[]>`
    with post as ${lockedPost(sql, { postId: comment.postId, member: comment.author })}, parent as (
      select c.id, c.author_id
      from post
      join comments c on c.post_id = post.id
      where c.id = ${comment.parentId}
        and c.parent_id is null
        and c.deleted_at is null
        and ${shownTo(sql, comment.author, sql`c`)}
      for no key update of c
    ), added as (
      insert into comments (id, post_id, parent_id, author_id, content, moderation_level, created_at)
      select
        ${comment.id}, post.id, ${comment.parentId}, ${comment.author.id}, ${comment.content},
        ${comment.classified.level}, ${comment.createdAt}
      from post
      where ${comment.parentId}::uuid is null or exists (select from parent)
      on conflict (id) do nothing
      returning id, post_id, parent_id
    ), judged as (
      insert into element_moderations (comment_id, type, level, reason, decided_by, decided_at)
      select added.id, element.*
      from added
      cross join ${elementRows(sql, comment.classified, comment.createdAt)} as element
    ), mentioned as (
      insert into comment_mentions (comment_id, member_id)
      select added.id, named.id
      from added
      cross join ${namedMembers(sql, comment.author.id, comment.mentions, comment.createdAt)} as named
      returning member_id
    ), counted as (
      update posts
      set comments_count = comments_count + 1
      from added
      where posts.id = added.post_id
    ), answered as (
      update comments
      set replies_count = replies_count + 1
      from added
      where comments.id = added.parent_id
    )
    select
      exists (select from added) as is_added,
      (select ${recorded} from added) as recorded
    from post`;
  return row ?? null;
}

/**
 * A comment notifies the author of the comment it replies to, the post's author, and the members it mentions. The group is the comment,
 * so each member gets one notification, of the first of these kinds.
 */
function noticesOf(sql: Sql, { id, author, createdAt }: NewCommentRow): Fragment {
  const noticeTo = (type: "reply" | "comment" | "mention", receiverId: Fragment) =>
    notice(sql, {
      type,
      receiverId,
      actorId: author.id,
      group: sql`${`comment:${id}`}`,
      postId: sql`added.post_id`,
      commentId: sql`added.id`,
      at: createdAt,
    });
  return sql`(
        select json_agg(one.notified)
        from (
          select ${noticeTo("reply", sql`parent.author_id`)} as notified
          from parent
          union all
          select ${noticeTo("comment", sql`post.author_id`)}
          union all
          select ${noticeTo("mention", sql`mentioned.member_id`)}
          from mentioned
        ) as one
      )`;
}
