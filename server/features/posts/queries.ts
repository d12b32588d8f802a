import type { Sql } from "../../db/client.ts";
import { visibleTo } from "../../db/visibility.ts";
import { earn } from "../xp/earn.ts";

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
