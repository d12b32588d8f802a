import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { postEdit } from "#shared/posts/edit-contract.ts";
import type { EmbeddedPost, Post } from "#shared/posts/post-shapes.ts";
import { isBlank } from "#shared/visible-text.ts";
import { detectWrittenLanguage } from "../../../classifier/detect-written-language.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { Forbidden, Invalid } from "../../../errors.ts";
import { choosePictures, type ChosenPicture } from "../../media/attached/choose-pictures.ts";
import { joinPostText } from "../../moderation/classify-before-publishing.ts";
import { getSupport } from "../../moderation/get-support.ts";
import { isOwnCrisis } from "../../moderation/words-of-crisis.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { EditConflict } from "../../revisions/edit-conflict.ts";
import { type JudgedEdit, judgeEdit, replaceVersion } from "../../revisions/judge-edit.ts";
import { getEmbeddedPost, getPost, postNotFound } from "../get-post.ts";
import { canChangePost } from "../permissions.ts";
import { lockPostToEdit, type PostToEdit, writeEdit } from "./edit-queries.ts";

type PostEdit = z.output<typeof postEdit>;

/** An edit that was read and judged, and waits for the post's lock. */
interface Prepared {
  readonly id: string;
  readonly content: string;
  readonly language: string | null;
  /** Null: they stay as they are. */
  readonly pictures: readonly ChosenPicture[] | null;
  readonly judged: JudgedEdit;
}

/**
 * Changes text and pictures of the actor's post, which are judged before others see them
 * (posts.21). The version before stays in its history. An edit that was made already, or changes
 * nothing, returns the post as it is. Throws `NotFound`, `Forbidden` for another's post, and for
 * words that are worse than what a moderator looked at, `EditConflict` where the post was edited
 * since, and for pictures as `choosePictures`.
 */
export async function editPost(
  ctx: MemberCtx,
  givenId: string,
  input: PostEdit,
): Promise<Post & { support: Support | null }> {
  const former = await getEmbeddedPost(ctx, givenId);
  if (!canChangePost(ctx.actor, { authorId: former.author.id })) {
    throw new Forbidden(msg`You can only edit your own posts.`);
  }
  const content = isBlank(input.content) ? "" : input.content.trim();
  const pictures = input.images ? await choosePictures(ctx, input.images) : null;
  if (!content && (pictures ?? former.images).length === 0 && !former.isImageHeld) {
    throw new Invalid(msg`Please write something or attach an image before posting`);
  }
  if (former.revision !== input.revision) {
    const isMade = former.revision === input.revision + 1 && isSame(former, content, pictures);
    if (!isMade) throw new EditConflict(editedMeanwhile, { current: former, yours: { ...input, content } });
    return { ...await getPost(ctx, givenId), support: null };
  }
  const language = input.language ?? detectWrittenLanguage(content);
  if (isSame(former, content, pictures) && language === former.language) {
    return { ...await getPost(ctx, givenId), support: null };
  }
  const edited = { content, images: pictures ?? former.images };
  const judged = await judgeEdit(ctx, { kind: "post", id: former.id }, { former, edited, pictures });
  const prepared = { id: former.id, content, language, pictures, judged };
  const isWritten = await writePrepared(ctx, prepared, input.revision);
  // A moderator gave the post a level meanwhile.
  if (!isWritten) return await editPost(ctx, givenId, input);
  const text = joinPostText(content, edited.images);
  return {
    ...await getPost(ctx, givenId),
    support: isOwnCrisis(text, judged.classified) ? await getSupport(ctx, ctx.actor.id) : null,
  };
}

const editedMeanwhile = msg`This post was edited meanwhile. Both texts are here: choose what it says.`;

function isSame(
  { content, images }: EmbeddedPost,
  newContent: string,
  pictures: readonly ChosenPicture[] | null,
): boolean {
  const idsOf = (list: readonly { readonly id: string; readonly alt: string }[]) =>
    JSON.stringify(list.map(({ id, alt }) => [id, alt]));
  return content === newContent && (pictures === null || idsOf(pictures) === idsOf(images));
}

/** Returns whether it was written; false: it must be judged again. */
async function writePrepared(ctx: MemberCtx, edit: Prepared, revision: number): Promise<boolean> {
  const at = ctx.clock.now();
  const written = await ctx.db.transaction(async (tx) => {
    const former = await lockPostToEdit(tx, edit.id);
    if (!former) throw postNotFound();
    if (former.revision !== revision) {
      throw new EditConflict(editedMeanwhile, {
        current: former,
        yours: { revision, content: edit.content },
      });
    }
    return await replace(tx, ctx, { former, edit, at });
  });
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
  { former, edit, at }: { readonly former: PostToEdit; readonly edit: Prepared; readonly at: Date },
): Promise<{ readonly tags: readonly string[]; readonly notified: readonly Notified[] } | null> {
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
