import type { Sql } from "../../db/client.ts";
import type { KeysetPage } from "../../db/cursor.ts";
import { visibleTo } from "../../db/visibility.ts";
import { authorColumns, type AuthorRow } from "../members/author-columns.ts";
import { earn } from "../xp/earn.ts";

/** What is the viewer's own about a post: which, and their flags. Everything else is the same for everybody. */
export interface PostSkeleton {
  readonly id: string;
  readonly is_liked: boolean;
}

/** What is the same for everybody. */
export interface PostRow extends AuthorRow {
  readonly id: string;
  readonly content: string;
  readonly image_id: string | null;
  readonly image_alt: string;
  readonly image_width: number | null;
  readonly image_height: number | null;
  readonly image_placeholder: string | null;
  readonly moderation_level: "top" | "high" | "low" | "none" | null;
  readonly likes_count: number;
  readonly comments_count: number;
  readonly shares_count: number;
  readonly reposts_count: number;
  readonly created_at: Date;
}

/** A page of posts somebody asks for. */
export interface AskedPage extends KeysetPage {
  readonly viewerId: string;
}

/** Above every id there is: where a page without a cursor starts. */
const newest = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Pages of all posts their viewers may see, or of one author's, newest first; each post with the place, from 0, of the page it
 * is on. The flags are looked up after a page is chosen and bounded: beside the choice itself the planner would rather hash
 * everything anybody ever liked.
 */
export function selectPostPages(
  sql: Sql,
  pages: readonly AskedPage[],
  filter: { authorId?: string } = {},
): Promise<(PostSkeleton & { place: number })[]> {
  return sql<(PostSkeleton & { place: number })[]>`
    select
      (asked.position - 1)::integer as place,
      chosen.id,
      flags.is_liked
    from unnest(
      ${pages.map((page) => page.viewerId)}::uuid[],
      ${pages.map((page) => page.after ?? newest)}::uuid[],
      ${pages.map((page) => page.limit)}::integer[],
      ${pages.map((page) => page.offset)}::integer[]
    ) with ordinality as asked (viewer_id, below, size, skipped, position)
    cross join lateral (
      select p.id
      from posts p
      where p.id < asked.below
        and ${visibleTo(sql, sql`asked.viewer_id`, sql`p.author_id`)}
        ${filter.authorId ? sql`and p.author_id = ${filter.authorId}` : sql``}
      order by p.id desc
      limit asked.size
      offset asked.skipped
    ) as chosen
    cross join lateral (
      select exists (
        select from post_likes l where l.post_id = chosen.id and l.member_id = asked.viewer_id
      ) as is_liked
    ) as flags
    order by asked.position, chosen.id desc`;
}

export async function selectPostSkeleton(
  sql: Sql,
  viewerId: string,
  id: string,
): Promise<PostSkeleton | null> {
  const [row] = await sql<PostSkeleton[]>`
    select
      p.id,
      exists (select from post_likes l where l.post_id = p.id and l.member_id = ${viewerId}) as is_liked
    from posts p
    where p.id = ${id}
      and ${visibleTo(sql, viewerId, sql`p.author_id`)}`;
  return row ?? null;
}

/** The common part of many posts, in no order. */
export function selectPosts(sql: Sql, ids: readonly string[]): Promise<PostRow[]> {
  return sql<PostRow[]>`
    select
      p.id,
      p.content,
      p.image_id,
      p.image_alt,
      image.width as image_width,
      image.height as image_height,
      image.placeholder as image_placeholder,
      p.moderation_level,
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

export interface NewPostRow {
  readonly id: string;
  readonly authorId: string;
  readonly content: string;
  readonly imageId: string | null;
  readonly imageAlt: string;
  readonly createdAt: Date;
}

/** Inserts the post, counts it and pays for it. False, with nothing written, when the image is not the author's own. */
export async function insertPost(sql: Sql, post: NewPostRow): Promise<boolean> {
  const created = await sql`
    with image as (
      select id
      from images
      where id = ${post.imageId} and owner_id = ${post.authorId}
      for key share
    ), created as (
      insert into posts (id, author_id, content, image_id, image_alt, created_at)
      select ${post.id}, ${post.authorId}, ${post.content}, ${post.imageId}, ${post.imageAlt}, ${post.createdAt}
      where ${post.imageId}::uuid is null or exists (select from image)
      returning author_id
    ), counted as (
      update members
      set posts_count = posts_count + 1
      from created
      where members.id = created.author_id
      returning members.id
    )
    select ${
    earn(sql, { kind: "post", actorId: post.authorId, target: post.id, ownerId: null, at: post.createdAt })
  }
    from counted`;
  return created.length === 1;
}

/**
 * Deletes an author's post with everything on it, and its image unless something else shows it. Null when the post is
 * not there or not the author's; otherwise the image whose files must follow, if any.
 */
export async function deletePost(
  sql: Sql,
  post: { id: string; authorId: string },
): Promise<{ image_id: string | null } | null> {
  const [gone] = await sql<{ image_id: string | null }[]>`
    with gone as (
      delete from posts
      where id = ${post.id} and author_id = ${post.authorId}
      returning author_id, image_id
    ), counted as (
      update members
      set posts_count = posts_count - 1
      from gone
      where members.id = gone.author_id
    ), freed as (
      delete from images i
      using gone
      where i.id = gone.image_id
        and not exists (select from posts other where other.image_id = i.id and other.id <> ${post.id})
        and not exists (
          select from members m where m.id = i.owner_id and m.profile_image_url = '/api/media/' || i.id
        )
      returning i.id
    )
    select freed.id as image_id
    from gone
    left join freed on true`;
  return gone ?? null;
}

/**
 * Likes a post once, and pays for it. The post's row is locked first, so a thousand at once are counted one by one and the count answered
 * is the newest. Null when the post is not there for this member.
 */
export async function likePost(
  sql: Sql,
  like: { postId: string; memberId: string; createdAt: Date },
): Promise<{ likes_count: number } | null> {
  const [row] = await sql<{ likes_count: number }[]>`
    with post as (
      ${lockedPost(sql, like)}
    ), liked as (
      insert into post_likes (post_id, member_id, created_at)
      select id, ${like.memberId}, ${like.createdAt}
      from post
      on conflict do nothing
      returning post_id
    ), counted as (
      update posts
      set likes_count = posts.likes_count + 1
      from liked
      where posts.id = liked.post_id
    )
    select
      post.likes_count + (select count(*) from liked)::integer as likes_count,
      (
        select ${
    earn(sql, {
      kind: "like",
      actorId: like.memberId,
      target: like.postId,
      ownerId: sql`post.author_id`,
      at: like.createdAt,
    })
  }
        from liked
      ) as earned
    from post`;
  return row ?? null;
}

/** Takes a like back, or does nothing. Null when the post is not there for this member. */
export async function unlikePost(
  sql: Sql,
  like: { postId: string; memberId: string },
): Promise<{ likes_count: number } | null> {
  const [row] = await sql<{ likes_count: number }[]>`
    with post as (
      ${lockedPost(sql, like)}
    ), unliked as (
      delete from post_likes l
      using post
      where l.post_id = post.id and l.member_id = ${like.memberId}
      returning l.post_id
    ), counted as (
      update posts
      set likes_count = posts.likes_count - 1
      from unliked
      where posts.id = unliked.post_id
    )
    select post.likes_count - (select count(*) from unliked)::integer as likes_count
    from post`;
  return row ?? null;
}

/** Taking the strongest lock first keeps the later count and foreign key checks from deadlocking with a deletion. */
function lockedPost(sql: Sql, by: { postId: string; memberId: string }) {
  return sql`
      select p.id, p.author_id, p.likes_count
      from posts p
      where p.id = ${by.postId}
        and ${visibleTo(sql, by.memberId, sql`p.author_id`)}
      for no key update of p`;
}
