import type { PostAudience } from "#shared/posts/post-audience.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import { hideLength } from "../../db/hide-length.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { authorColumns, type AuthorRow } from "../members/author-and-card-fragments.ts";
import { attachedPictures, type PictureRow } from "../media/attached/attached-fragments.ts";
import { coverColumns, type CoverRow } from "../moderation/covers/cover-fragments.ts";
import { type ElementRow, elementsOf } from "../moderation/verdict-fragments.ts";
import { type PollColumn, pollColumn } from "../polls/poll-fragments.ts";
import type { EditedRow } from "../revisions/present-edits.ts";
import { commentCounters } from "./hydrate/comment-counters-fragments.ts";
import type { ByLevel, CommentChanges } from "./hydrate/count-comments.ts";
import { type AudioColumn, audioColumn } from "./hydrate/ready-audio-fragments.ts";
import {
  isPostVisibleTo,
  type PlaceOfPosts,
  selectOriginal,
  staysWithClose,
} from "../../db/visibility/post-visibility.ts";

interface Detacher {
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
}

/** The part that is the same for every viewer. */
export interface PostRow extends AuthorRow, EditedRow, CoverRow {
  /** Their posts reach followers only (cases.4). */
  readonly author_is_limited: boolean;
  readonly id: string;
  readonly content: string;
  readonly language: string | null;
  /** Null in posts of version 0.1.0. */
  readonly mentions: readonly string[] | null;
  readonly quoted_post_id: string | null;
  /** Who took their post out of this quote (posts.30), while they are there. */
  readonly detached_by: Detacher | null;
  readonly is_quote_detached: boolean;
  readonly comments_from: PostAudience;
  readonly quotes_from: PostAudience;
  readonly image_id: string | null;
  readonly image_alt: string;
  readonly image_width: number | null;
  readonly image_height: number | null;
  readonly image_placeholder: string | null;
  readonly image_made_with_ai: boolean;
  readonly image_is_animated: boolean;
  /** Nobody may see it (media.11). Null where the post has a level. */
  readonly image_is_held: boolean | null;
  /** Its pictures after the first; null when there are none. */
  readonly further_images: readonly PictureRow[] | null;
  /** As its author stated; its picture may have been made by a model besides. */
  readonly made_with_ai: boolean;
  readonly moderation_level: "top" | "high" | "low" | "none" | null;
  readonly elements: readonly ElementRow[];
  readonly audio: AudioColumn;
  readonly likes_count: number;
  /** All of them, whoever sees them. */
  readonly comments_count: number;
  /** The ids of those who wrote them, with a comma between; null where they are many. */
  readonly commenters: string | null;
  /** The counters from which each reader's number follows. */
  readonly comments_by_level: ByLevel;
  readonly shares_count: number;
  readonly reposts_count: number;
  readonly created_at: Date;
  readonly poll: PollColumn | null;
  /** See the fragment of this name. */
  readonly stays_with_close: boolean;
}

/** The common part of many posts, in no order, without removed ones (cases.5). */
export function selectPosts(sql: Sql, ids: readonly string[]): Promise<PostRow[]> {
  return sql<PostRow[]>`
    select
      p.id,
      p.content,
      p.language,
      p.mentions,
      p.quoted_post_id,
      p.is_quote_detached,
      ${detacherOf(sql)} as detached_by,
      p.comments_from,
      p.quotes_from,
      p.image_id,
      p.image_alt,
      image.width as image_width,
      image.height as image_height,
      image.placeholder as image_placeholder,
      coalesce(image.made_with_ai, false) as image_made_with_ai,
      coalesce(image.is_animated, false) as image_is_animated,
      case when p.moderation_level is null then image_is_held(p.image_id) end as image_is_held,
      case when p.image_id is not null then ${
    attachedPictures(sql, "post_id", sql`p.id`)
  } end as further_images,
      p.made_with_ai,
      p.moderation_level,
      ${elementsOf(sql, sql`p.id`)} as elements,
      ${audioColumn(sql, sql`p.id`)} as audio,
      p.likes_count,
      p.comments_count,
      ${commentersOf(sql, sql`p`)} as commenters,
      ${commentCounters(sql, sql`p`)} as comments_by_level,
      p.shares_count,
      p.reposts_count,
      p.created_at,
      p.revision,
      p.edited_at,
      is_limited(author) as author_is_limited,
      ${coverColumns(sql, sql`p`)},
      ${staysWithClose(sql, sql`p`)} as stays_with_close,
      ${pollColumn(sql, sql`p`)} as poll,
      ${authorColumns(sql)}
    from posts p
    join members author on author.id = p.author_id
    left join images image on image.id = p.image_id
    where p.id = any(${hideLength(sql, ids)})
      and p.removed_at is null`;
}

/** Of the quote `p`. */
function detacherOf(sql: Sql): Fragment {
  return sql`case when p.is_quote_detached then (
        select json_build_object('id', m.id, 'username', m.username, 'displayName', m.display_name)
        from posts quoted
        join members m on m.id = quoted.author_id
        where quoted.id = ${selectOriginal(sql, sql`p.quoted_post_id`)}
          and m.left_at is null
      ) end`;
}

/** With more comments it takes longer to read who wrote them than to ask for a reader. */
const mostCommentersRead = 300;

function commentersOf(sql: Sql, post: Fragment): Fragment {
  return sql`case
        when ${post}.comments_count between 1 and ${mostCommentersRead} then (
          select string_agg(distinct c.author_id::text, ',')
          from comments c
          where c.post_id = ${post}.id
        )
      end`;
}

/**
 * The author of a post, or of the original of a repost. Null when the post does not
 * exist for this member.
 */
export async function selectAuthor(
  sql: Sql,
  member: Viewer,
  postId: string,
  place?: PlaceOfPosts,
): Promise<string | null> {
  const [row] = await sql<{ author_id: string }[]>`
    select p.author_id
    from posts p
    where p.id = ${selectOriginal(sql, postId)}
      and ${isPostVisibleTo(sql, member, place)}`;
  return row?.author_id ?? null;
}

/**
 * Whether a decision removed a post of the member, who was not told yet (cases.4). By
 * `decisions_to_notice`: few wait.
 */
export async function isRemovedUntold(sql: Sql, memberId: string, postId: string): Promise<boolean> {
  const rows = await sql`
    select
    from posts p
    where p.id = ${selectOriginal(sql, postId)}
      and p.author_id = ${memberId}
      and p.removed_at is not null
      and exists (
        select from decisions d
        where d.noticed_at is null
          and d.undone_at is null
          and d.decision = 'remove'
          and effects_on(d, p.author_id) @> jsonb_build_array(jsonb_build_object('kind', 'post', 'id', p.id))
          and not effects_on(d, p.author_id) @> '[{"isTold": true}]'
      )`;
  return rows.length > 0;
}

/** A post's counters of comments, and how what a reader sees differs from them. */
export async function selectCommentCounters(sql: Sql, readerId: string, postId: string) {
  const [row] = await sql<{ counters: ByLevel; changes: CommentChanges | null }[]>`
    select
      ${commentCounters(sql, sql`p`)} as counters,
      (select changed.changes from comment_changes(array[${readerId}::uuid], array[p.id]) as changed) as changes
    from posts p
    where p.id = ${postId}`;
  return row ?? null;
}
