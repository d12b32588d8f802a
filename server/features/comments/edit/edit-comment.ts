import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { Reply } from "#shared/comments/contract.ts";
import type { commentEdit } from "#shared/comments/edit-contract.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { Forbidden } from "../../../errors.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { assertPostVisible } from "../../posts/get-post.ts";
import { EditConflict } from "../../revisions/edit-conflict.ts";
import { replaceVersion } from "../../revisions/judge-edit.ts";
import { type Editable, findSupport, type PreparedEdit, prepareEdit } from "../../revisions/prepare-edit.ts";
import { selectComments } from "../comment-queries.ts";
import { commentNotFound, loadComment } from "../load-comment.ts";
import { canEditComment } from "../permissions.ts";
import { presentReply } from "../present.ts";
import { lockCommentToEdit, writeEdit } from "./edit-queries.ts";

const editable: Editable = {
  kind: "comment",
  empty: msg`Please write something first.`,
  editedMeanwhile: msg`This comment was edited meanwhile. Both texts are here: choose what it says.`,
};

/**
 * Changes text and pictures of the actor's comment as `editPost` those of a post (posts.21). Throws
 * `NotFound`, also where the actor may not comment on the post any more, `Forbidden` for another's
 * comment and for words that are worse than what a moderator looked at, and as `prepareEdit`.
 */
export async function editComment(
  ctx: MemberCtx,
  id: string,
  input: z.output<typeof commentEdit>,
): Promise<Reply & { support: Support | null }> {
  const comment = await loadComment(ctx, id);
  if (!canEditComment(ctx.actor, { authorId: comment.author_id })) {
    throw new Forbidden(msg`You can only edit your own comments.`);
  }
  await assertPostVisible(ctx, comment.post_id);
  const edit = await prepareEdit(ctx, editable, await readReply(ctx, id, comment), input);
  // False: a moderator gave the comment a level meanwhile.
  if (edit && !await writePrepared(ctx, edit, input.revision)) return await editComment(ctx, id, input);
  return {
    ...await readReply(ctx, id, comment),
    support: edit && await findSupport(ctx, edit),
  };
}

async function readReply(ctx: MemberCtx, id: string, seen: { readonly is_liked: boolean }): Promise<Reply> {
  const [row] = await selectComments(ctx.sql, [id]);
  if (!row) throw commentNotFound();
  return presentReply(row, ctx.actor, seen);
}

/** Returns whether it was written; false: it must be judged again. */
async function writePrepared(ctx: MemberCtx, edit: PreparedEdit, revision: number): Promise<boolean> {
  const at = ctx.clock.now();
  const written = await ctx.db.transaction(async (tx) => await replace(tx, ctx, edit, { revision, at }));
  if (!written) return false;
  // Where a filter may hide it, its author sees another number of comments than others do.
  ctx.changed([`post:${written.postId}`, `threads:${written.postId}`, `reader:${ctx.actor.id}`]);
  publishNotified(ctx, written.notified);
  return true;
}

async function replace(
  tx: Tx,
  { actor }: MemberCtx,
  edit: PreparedEdit,
  { revision, at }: { readonly revision: number; readonly at: Date },
): Promise<{ readonly postId: string; readonly notified: readonly Notified[] } | null> {
  const former = await lockCommentToEdit(tx, actor, edit.id);
  if (!former) throw commentNotFound();
  if (former.revision !== revision) {
    throw new EditConflict(editable.editedMeanwhile, { current: former, yours: { ...edit, revision } });
  }
  const locked = { kind: "comment", id: edit.id, level: former.moderation_level } as const;
  const level = await replaceVersion(tx, locked, edit.judged, at);
  if (level === "judged_meanwhile") return null;
  const notified = await writeEdit(tx, { ...edit, former, authorId: actor.id, level, at });
  return { postId: former.post_id, notified };
}
