import { findHashtags, findPossibleMentions } from "#shared/posts/hashtags-mentions-links.ts";
import { isPromotable, promotionRules } from "#shared/promotions/promotion-prices.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Tx } from "../../../db/open-database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Classified, isOnlyDistress } from "../../moderation/classify-before-publishing.ts";
import { setCover } from "../../moderation/covers/cover-fragments.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { replacePictures } from "../../revisions/replace-pictures.ts";
import { tellNewlyMentioned } from "../../revisions/tell-newly-mentioned.ts";
import { foldHashtag } from "../hashtag/hashtag-form.ts";
import { searchColumns } from "../search/search-columns.ts";

/** A post that stands, as it is before an edit. */
export interface PostToEdit {
  readonly revision: number;
  readonly content: string;
  readonly moderation_level: ModerationLevel | null;
}

/**
 * With its reposts, which get its level. Null when it is not there any more, or removed (cases.5).
 */
export async function lockPostToEdit(tx: Tx, id: string): Promise<PostToEdit | null> {
  const rows = await tx<(PostToEdit & { readonly id: string })[]>`
    select id, revision, content, moderation_level
    from posts
    where (id = ${id} or repost_of_id = ${id})
      and removed_at is null
    order by id
    for no key update`;
  return rows.find((row) => row.id === id) ?? null;
}

interface Edit {
  readonly id: string;
  readonly authorId: string;
  readonly former: PostToEdit;
  readonly content: string;
  readonly language: string | null;
  /** Null: they stay as they are. */
  readonly pictures: readonly { readonly id: string; readonly alt: string }[] | null;
  readonly keepsPictures: boolean;
  readonly cover: Cover | null;
  /** Of its poll; none where there is no poll. */
  readonly answers: readonly string[];
  readonly classified: Classified;
  readonly level: ModerationLevel | null;
  readonly at: Date;
}

/** The tags of both versions, and what members are notified of. */
export interface WrittenEdit {
  readonly tags: readonly string[];
  readonly notified: readonly Notified[];
}

/**
 * Puts an edit in the place of a locked post, and all that follows from its words: what finds it,
 * its tags, the members it now mentions, and its promotion and audio, which were of the words
 * before. Nothing is paid or taken back (posts.21). Throws `foreign_image`.
 */
export async function writeEdit(tx: Tx, edit: Edit): Promise<WrittenEdit> {
  if (edit.pictures) await replacePictures(tx, { kind: "post", ...edit }, edit.pictures);
  await updatePost(tx, edit);
  const tags = await replaceTags(tx, edit.id, findHashtags(edit.content));
  if (edit.former.content !== edit.content) await dropAudio(tx, edit.id);
  await lookAtPromotion(tx, edit.id, edit.at);
  return { tags, notified: await tellNewlyMentioned(tx, { kind: "post", postId: edit.id, ...edit }) };
}

async function updatePost(
  tx: Tx,
  { id, authorId, content, language, cover, answers, keepsPictures, level, classified, at }: Edit,
): Promise<void> {
  const found = searchColumns({ id, content, answers });
  await tx`
    update posts
    set
      content = ${content},
      language = ${language},
      mentions = existing_names(${findPossibleMentions(content)}::text[], ${authorId}, ${at}),
      search_text = ${found.search_text},
      search_tokens = ${found.search_tokens}::text::tsvector,
      moderation_level = ${level},
      only_distress = ${isOnlyDistress(classified)},
      ${setCover(tx, { cover, found: classified.topics ?? [], keepsPictures })},
      revision = revision + 1,
      edited_at = ${at}
    where id = ${id}`;
  await tx`update posts set moderation_level = ${level}, language = ${language} where repost_of_id = ${id}`;
  // Of a post that had no level, or has none now, pictures are their author's alone (media.5).
  await tx`select place_pictures(id, image_id) from posts where id = ${id}`;
}

/** Returns the tags before and now. */
async function replaceTags(tx: Tx, id: string, tags: readonly string[]): Promise<string[]> {
  const gone = await tx<{ tag: string }[]>`
    delete from post_hashtags
    where post_id = ${id} and tag <> all(${[...tags]}::text[])
    returning tag`;
  await tx`
    insert into post_hashtags (tag, search_form, post_id)
    select tag, search_form, ${id}
    from unnest(${[...tags]}::text[], ${tags.map(foldHashtag)}::text[]) as tagged (tag, search_form)
    on conflict do nothing`;
  return [...gone.map(({ tag }) => tag), ...tags];
}

/** Audio reads the words before: a job removes it, and gives back the XP of what is being made. */
async function dropAudio(tx: Tx, id: string): Promise<void> {
  await tx`
    with loosened as (
      update post_audio set post_id = null where post_id = ${id} returning id
    )
    select ${enqueue(tx, "settle_audio", {})} from (select from loosened limit 1) as loosened`;
}

/** Ends its promotion where the level that it has now may not be promoted. */
async function lookAtPromotion(tx: Tx, id: string, at: Date): Promise<void> {
  const levels = moderationLevels.filter(isPromotable) as string[];
  await tx`
    select promotion_advance(id, ${promotionRules.hourPrice}::integer, ${levels}::text[], ${at}::timestamptz)
    from promotions
    where post_id = ${id} and ended_at is null`;
}
