import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { isPostVisibleTo } from "../../../db/visibility/post-visibility.ts";
import { Forbidden, Invalid } from "../../../errors.ts";
import { postNotFound } from "../get-post.ts";
import { canChangePost } from "../permissions.ts";

interface PinState {
  readonly pinnedPostId: string | null;
}

/**
 * Pins the actor's post to their profile, in the place of the one before (members.18). Idempotent
 * (api.7). Throws `NotFound`, `Forbidden` for another's post, and `Invalid` for a repost.
 */
export async function pinPost(ctx: MemberCtx, postId: string): Promise<PinState> {
  await checkOwn(ctx, postId);
  const pin = { memberId: ctx.actor.id, postId, at: ctx.clock.now() };
  if (!await upsertPin(ctx.sql, pin)) throw postNotFound();
  ctx.changed([`member:${ctx.actor.id}`]);
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  return { pinnedPostId: postId };
}

/** Unpins the actor's post. Idempotent (api.7). Throws as `pinPost`. */
export async function unpinPost(ctx: MemberCtx, postId: string): Promise<PinState> {
  await checkOwn(ctx, postId);
  const pinnedPostId = await deletePin(ctx.sql, ctx.actor.id, postId);
  ctx.changed([`member:${ctx.actor.id}`]);
  ctx.publish({ type: "resync", memberId: ctx.actor.id });
  return { pinnedPostId };
}

async function checkOwn(ctx: MemberCtx, postId: string): Promise<void> {
  const post = await selectPinnable(ctx.sql, ctx.actor, postId);
  if (!post) throw postNotFound();
  if (!canChangePost(ctx.actor, { authorId: post.author_id })) {
    throw new Forbidden(msg`You can only pin posts you wrote.`);
  }
  if (post.is_repost) throw new Invalid(msg`A repost can't be pinned.`);
}

async function selectPinnable(sql: Sql, actor: Viewer, postId: string) {
  const [post] = await sql<{ author_id: string; is_repost: boolean }[]>`
    select p.author_id, p.repost_of_id is not null as is_repost
    from posts p
    where p.id = ${postId}
      and ${isPostVisibleTo(sql, actor, "close")}`;
  return post ?? null;
}

/** False when the post was deleted or removed meanwhile. */
async function upsertPin(
  sql: Sql,
  { memberId, postId, at }: { readonly memberId: string; readonly postId: string; readonly at: Date },
): Promise<boolean> {
  const rows = await sql`
    with post as materialized (
      select id from posts where id = ${postId} and removed_at is null for no key update
    )
    insert into pinned_posts (member_id, post_id, pinned_at)
    select ${memberId}, post.id, ${at}
    from post
    on conflict (member_id) do update
    set
      post_id = excluded.post_id,
      pinned_at = case
        when pinned_posts.post_id = excluded.post_id then pinned_posts.pinned_at
        else excluded.pinned_at
      end
    returning post_id`;
  return rows.length > 0;
}

/** Returns the post that stays pinned. */
async function deletePin(sql: Sql, memberId: string, postId: string): Promise<string | null> {
  const [kept] = await sql<{ post_id: string }[]>`
    with unpinned as (
      delete from pinned_posts
      where member_id = ${memberId} and post_id = ${postId}
    )
    select p.id as post_id
    from pinned_posts pin
    join posts p on p.id = pin.post_id
    where pin.member_id = ${memberId}
      and pin.post_id <> ${postId}
      and p.removed_at is null`;
  return kept?.post_id ?? null;
}
