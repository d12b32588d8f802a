import type { Viewer } from "../../context.ts";
import type { Sql } from "../../db/client.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { authorColumns, type AuthorRow } from "../members/fragments.ts";
import { type ElementRow, elementsOf } from "../moderation/fragments.ts";
import { type AudioColumn, audioColumn } from "../speech/fragments.ts";
import { charge, type XpMoved, xpMoved } from "../xp/fragments.ts";
import { originalOf, postVisibleTo } from "./fragments.ts";

/** What is the same for everybody. */
export interface PostRow extends AuthorRow {
  readonly id: string;
  readonly content: string;
  readonly quoted_post_id: string | null;
  readonly image_id: string | null;
  readonly image_alt: string;
  readonly image_width: number | null;
  readonly image_height: number | null;
  readonly image_placeholder: string | null;
  readonly moderation_level: "top" | "high" | "low" | "none" | null;
  readonly elements: readonly ElementRow[];
  readonly audio: AudioColumn;
  readonly likes_count: number;
  readonly comments_count: number;
  readonly shares_count: number;
  readonly reposts_count: number;
  readonly created_at: Date;
}

/** The common part of many posts, in no order. */
export function selectPosts(sql: Sql, ids: readonly string[]): Promise<PostRow[]> {
  return sql<PostRow[]>`
    select
      p.id,
      p.content,
      p.quoted_post_id,
      p.image_id,
      p.image_alt,
      image.width as image_width,
      image.height as image_height,
      image.placeholder as image_placeholder,
      p.moderation_level,
      ${elementsOf(sql, sql`p.id`)} as elements,
      ${audioColumn(sql, sql`p.id`)} as audio,
      p.likes_count,
      p.comments_count,
      p.shares_count,
      p.reposts_count,
      p.created_at,
      ${authorColumns(sql)}
    from posts p
    join members author on author.id = p.author_id
    left join images image on image.id = p.image_id
    where p.id = any(${ids as string[]})`;
}

/** The author of a post, or of the original of a repost. Null when the post is not there for this member. */
export async function selectAuthor(sql: Sql, member: Viewer, postId: string): Promise<string | null> {
  const [row] = await sql<{ author_id: string }[]>`
    select p.author_id
    from posts p
    where p.id = ${originalOf(sql, postId)}
      and ${postVisibleTo(sql, member)}`;
  return row?.author_id ?? null;
}

interface DeletedPostRow {
  readonly own_xp: XpMoved | null;
}

/**
 * Deletes an author's post with everything on it, charges the cost or what the author has, and leaves its image and audio to jobs.
 * Null when the post does not exist or is not the author's.
 */
export async function deletePost(
  sql: Sql,
  post: { id: string; authorId: string; cost: number; at: Date },
): Promise<DeletedPostRow | null> {
  const cost = charge(sql, {
    memberId: post.authorId,
    amount: post.cost,
    reason: "post_deletion",
    reference: post.id,
    key: post.id,
    at: post.at,
    atMost: true,
  });
  const taken = xpMoved(sql, post.authorId, cost);
  const removeImage = enqueue(sql, "remove_image", { imageId: sql`counted.image_id` });
  const removeAudio = enqueue(sql, "settle_audio", {});
  const [gone] = await sql<DeletedPostRow[]>`
    with gone as (
      delete from posts
      where id = ${post.id} and author_id = ${post.authorId} and repost_of_id is null
      returning author_id, image_id
    ), counted as (
      update members
      set posts_count = posts_count - 1
      from gone
      where members.id = gone.author_id
      returning gone.image_id
    )
    select
      case when counted.image_id is not null then ${removeImage} end as image_job,
      case when exists (select from post_audio audio where audio.post_id = ${post.id}) then ${removeAudio} end as audio_job,
      ${taken} as own_xp
    from counted`;
  return gone ?? null;
}
