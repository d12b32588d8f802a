import { msg } from "@lingui/core/runtime-macro";
import type { MemberCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { Forbidden } from "../../../errors.ts";
import { commentNotFound, loadComment } from "../load-comment.ts";
import { canFoldComment } from "../permissions.ts";

/**
 * Folds a comment below the actor's post for all readers, or unfolds it, whatever folded it
 * (comments.10). What the author said last holds. Throws `NotFound`, and `Forbidden` below
 * another's post.
 */
export async function setFold(ctx: MemberCtx, id: string, isFolded: boolean): Promise<{ isFolded: boolean }> {
  const comment = await loadComment(ctx, id);
  if (!canFoldComment(ctx.actor, { postAuthorId: comment.post_author_id })) {
    throw new Forbidden(msg`You can fold comments below your own posts only.`);
  }
  if (!await updateFold(ctx.sql, id, isFolded)) throw commentNotFound();
  ctx.changed([`comment:${id}`]);
  return { isFolded };
}

async function updateFold(sql: Sql, id: string, isFolded: boolean): Promise<boolean> {
  const updated = await sql`
    update comments
    set author_folds = ${isFolded}
    where id = ${id}
      and deleted_at is null
      and removed_at is null
    returning id`;
  return updated.length > 0;
}
