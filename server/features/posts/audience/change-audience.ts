import { msg } from "@lingui/core/runtime-macro";
import type { PostAudience } from "#shared/posts/post-audience.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { Forbidden } from "../../../errors.ts";
import { getEmbeddedPost, getPost, postNotFound } from "../get-post.ts";
import { canChangePost } from "../permissions.ts";

interface Audiences {
  readonly commentsFrom?: PostAudience | undefined;
  readonly quotesFrom?: PostAudience | undefined;
}

/**
 * Chooses who may comment on the actor's post, and quote it, from now on (posts.29). Comments wait
 * for the post's row, so none that the choice refuses is added once it is answered. Throws
 * `NotFound`, and `Forbidden` for another's post.
 */
export async function changeAudience(ctx: MemberCtx, givenId: string, given: Audiences): Promise<Post> {
  const post = await getEmbeddedPost(ctx, givenId);
  if (!canChangePost(ctx.actor, { authorId: post.author.id })) {
    throw new Forbidden(msg`You can choose this for your own posts only.`);
  }
  if (!await updateAudiences(ctx.sql, post.id, given)) throw postNotFound();
  ctx.changed([`post:${post.id}`]);
  return await getPost(ctx, givenId);
}

async function updateAudiences(
  sql: Sql,
  id: string,
  { commentsFrom = null, quotesFrom = null }: { [Field in keyof Audiences]: PostAudience | null | undefined },
): Promise<boolean> {
  const updated = await sql`
    update posts
    set
      comments_from = coalesce(${commentsFrom}, comments_from),
      quotes_from = coalesce(${quotesFrom}, quotes_from)
    where id = ${id}
      and removed_at is null
    returning id`;
  return updated.length > 0;
}
