import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { postEdit } from "#shared/posts/edit-contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { Forbidden } from "../../../errors.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { renewAnswers, replaceAnswers } from "../../polls/replace-answers.ts";
import { EditConflict } from "../../revisions/edit-conflict.ts";
import { replaceVersion } from "../../revisions/judge-edit.ts";
import { type Editable, findSupport, type PreparedEdit, prepareEdit } from "../../revisions/prepare-edit.ts";
import { getEmbeddedPost, getPost, postNotFound } from "../get-post.ts";
import { canChangePost } from "../permissions.ts";
import { lockPostToEdit, writeEdit, type WrittenEdit } from "./edit-queries.ts";

const editable: Editable = {
  kind: "post",
  empty: msg`Please write something or attach an image before posting`,
  editedMeanwhile: msg`This post was edited meanwhile. Both texts are here: choose what it says.`,
};

/**
 * Changes text and pictures of the actor's post, which are judged before others see them
 * (posts.21). The version before stays in its history. An edit that was made already, or changes
 * nothing, returns the post as it is. Throws `NotFound`, `Forbidden` for another's post, and for
 * words that are worse than what a moderator looked at, and as `prepareEdit`.
 */
export async function editPost(
  ctx: MemberCtx,
  givenId: string,
  input: z.output<typeof postEdit>,
): Promise<Post & { support: Support | null }> {
  const former = await getEmbeddedPost(ctx, givenId);
  if (!canChangePost(ctx.actor, { authorId: former.author.id })) {
    throw new Forbidden(msg`You can only edit your own posts.`);
  }
  const edit = await prepareEdit(ctx, editable, former, input);
  if (!edit) return { ...await getPost(ctx, givenId), support: null };
  // False: a moderator gave the post a level meanwhile.
  if (!await writePrepared(ctx, edit, input.revision)) return await editPost(ctx, givenId, input);
  return { ...await getPost(ctx, givenId), support: await findSupport(ctx, edit) };
}

/** Returns whether it was written; false: it must be judged again. */
async function writePrepared(ctx: MemberCtx, edit: PreparedEdit, revision: number): Promise<boolean> {
  const at = ctx.clock.now();
  const written = await ctx.db.transaction(async (tx) => await replace(tx, ctx, edit, { revision, at }));
  if (!written) return false;
  ctx.changed([
    `post:${edit.id}`,
    "newest",
    "gone",
    `author:${ctx.actor.id}`,
    ...written.tags.map((tag) => `tag:${tag}` as const),
  ]);
  publishNotified(ctx, written.notified);
  return true;
}

async function replace(
  tx: Tx,
  { actor }: MemberCtx,
  edit: PreparedEdit,
  { revision, at }: { readonly revision: number; readonly at: Date },
): Promise<WrittenEdit | null> {
  const former = await lockPostToEdit(tx, edit.id);
  if (!former) throw postNotFound();
  if (former.revision !== revision) {
    throw new EditConflict(editable.editedMeanwhile, { current: former, yours: { ...edit, revision } });
  }
  if (edit.hasOtherAnswers) await replaceAnswers(tx, edit.id, { answers: edit.answers, at });
  else if (edit.content !== former.content) await renewAnswers(tx, edit.id);
  const locked = { kind: "post", id: edit.id, level: former.moderation_level } as const;
  const level = await replaceVersion(tx, locked, edit.judged, at);
  if (level === "judged_meanwhile") return null;
  return await writeEdit(tx, {
    ...edit,
    classified: edit.judged.classified,
    level,
    authorId: actor.id,
    former,
    at,
  });
}
