import { msg } from "@lingui/core/runtime-macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { isPostVisibleTo, selectOriginal } from "../../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { Forbidden } from "../../../errors.ts";
import { getPost, postNotFound } from "../get-post.ts";
import { canDetachQuote } from "../permissions.ts";

/**
 * Takes the actor's post out of a quote of it, or puts it back (posts.30). Nobody is notified.
 * Throws `NotFound` for a quote that the actor does not see, and `Forbidden` for one of another's
 * post.
 */
export async function setDetached(ctx: MemberCtx, givenId: string, isDetached: boolean): Promise<Post> {
  const quote = await selectQuote(ctx.sql, ctx.actor, givenId);
  if (!quote) throw postNotFound();
  if (!canDetachQuote(ctx.actor, quote)) {
    throw new Forbidden(msg`You can take only your own posts out of quotes.`);
  }
  if (!await updateDetached(ctx.sql, quote.id, isDetached)) throw postNotFound();
  ctx.changed([`post:${quote.id}`, `post:${quote.quotedId}`]);
  return await getPost(ctx, givenId);
}

interface Quote {
  readonly id: string;
  /** The original where a repost was quoted; null where none is there. */
  readonly quotedId: string | null;
  readonly quotedAuthorId: string | null;
}

async function selectQuote(sql: Sql, member: Viewer, givenId: string): Promise<Quote | null> {
  const [row] = await sql<Quote[]>`
    select p.id, quoted.id as "quotedId", quoted.author_id as "quotedAuthorId"
    from posts p
    left join posts quoted on quoted.id = ${selectOriginal(sql, sql`p.quoted_post_id`)}
    where p.id = ${selectOriginal(sql, givenId)}
      and ${isPostVisibleTo(sql, member)}`;
  return row ?? null;
}

async function updateDetached(sql: Sql, id: string, isDetached: boolean): Promise<boolean> {
  const updated = await sql`
    update posts
    set is_quote_detached = ${isDetached}
    where id = ${id}
      and removed_at is null
    returning id`;
  return updated.length > 0;
}
