import type { CoverState } from "#shared/moderation/cover-shapes.ts";
import type { EmbeddedPost, Image, ListedImage } from "#shared/posts/post-shapes.ts";
import { decode } from "../../../http/responses/serialized.ts";
import { encodeFields } from "../../../http/responses/json-fields.ts";
import { presentAuthor, presentMentions } from "../../members/present.ts";
import { presentEdits } from "../../revisions/present-edits.ts";
import type { CoverRow } from "../../moderation/covers/cover-fragments.ts";
import { presentElements } from "../../moderation/present.ts";
import { type PictureRow, presentPicture } from "../../media/attached/attached-fragments.ts";
import type { PostRow } from "../post-queries.ts";
import { getPublishedAddress } from "../../../providers/storage/published-address.ts";
import { SharedFields } from "./entry-body.ts";

/** The fields of a post that differ from viewer to viewer. */
export type ViewerFields = Pick<
  EmbeddedPost,
  | "audioUrl"
  | "audioMadeWithAi"
  | "commentsCount"
  | "hasHiddenComments"
  | keyof CoverState
  | "isKeptForClose"
  | "isLiked"
  | "isBookmarked"
  | "isReposted"
  | "poll"
  | "canComment"
  | "canQuote"
  | "quoteDetachedBy"
>;

type CommonFields = Omit<EmbeddedPost, keyof ViewerFields>;

/** What decides who sees a post, and the viewer's part of it. */
export type PostTraits = Pick<
  PostRow,
  | "id"
  | "author_id"
  | "author_has_left"
  | "author_is_limited"
  | "moderation_level"
  | "stays_with_close"
  | "quoted_post_id"
  | "language"
  | "is_quote_detached"
  | "detached_by"
  | "comments_from"
  | "quotes_from"
  | keyof CoverRow
  | "audio"
  | "comments_count"
  | "comments_by_level"
  | "poll"
  | "created_at"
>;

/**
 * A post without the viewer's part: its traits, and the rest encoded once for all of them.
 * Thousands are kept, so a row's fifty columns are not. The reasons of its levels are for its
 * author only, who gets a separate text (moderation.3).
 */
export class PostForAllReaders {
  readonly traits: PostTraits;
  /** Those who commented on it; null where that is not known. */
  readonly commenters: ReadonlySet<string> | null;
  readonly #elements: PostRow["elements"];
  readonly #fields: SharedFields;
  #fieldsAsRepost: SharedFields | undefined;

  constructor(row: PostRow) {
    this.traits = {
      id: row.id,
      author_id: row.author_id,
      author_has_left: row.author_has_left,
      author_is_limited: row.author_is_limited,
      moderation_level: row.moderation_level,
      stays_with_close: row.stays_with_close,
      quoted_post_id: row.quoted_post_id,
      language: row.language,
      is_quote_detached: row.is_quote_detached,
      detached_by: row.detached_by,
      comments_from: row.comments_from,
      quotes_from: row.quotes_from,
      is_covered: row.is_covered,
      cover_words: row.cover_words,
      cover_topics: row.cover_topics,
      found_topics: row.found_topics,
      audio: row.audio,
      comments_count: row.comments_count,
      comments_by_level: row.comments_by_level,
      poll: row.poll,
      created_at: row.created_at,
    };
    this.commenters = row.commenters === null ? null : new Set(row.commenters.split(","));
    this.#elements = row.elements;
    this.#fields = new SharedFields(encodeFields(presentCommonFields(row)));
  }

  /** Its length as JSON, in bytes. */
  get length(): number {
    return this.#fields.bytes.length;
  }

  fieldsFor(isAuthor: boolean): SharedFields {
    return isAuthor ? new SharedFields(encodeFields(this.#present(isAuthor))) : this.#fields;
  }

  /** The fields of this post where it reposts the original, for the original's author or others. */
  fieldsAsRepostOf(original: PostForAllReaders, isAuthor: boolean): SharedFields {
    const present = () =>
      new SharedFields(encodeFields(presentRepost(original.#present(isAuthor), this.#present(false))));
    return isAuthor ? present() : this.#fieldsAsRepost ??= present();
  }

  #present(isAuthor: boolean): CommonFields {
    const fields = JSON.parse(`{${decode([this.#fields.bytes])}}`) as CommonFields;
    return isAuthor
      ? { ...fields, elementModerations: presentElements(this.#elements, { isAuthor }) }
      : fields;
  }
}

function presentCommonFields(row: PostRow): CommonFields {
  const pictures = listPictures(row);
  const images = pictures.filter(({ isHeld }) => !isHeld).map((picture) =>
    presentPicture(picture, (path) => getImageAddress(row, path))
  );
  const quotedId = row.is_quote_detached ? null : row.quoted_post_id;
  return {
    id: row.id,
    content: row.content,
    language: row.language,
    mentions: presentMentions(row),
    imageUrl: images[0]?.url ?? null,
    image: withoutId(images[0]),
    images,
    ...(pictures.some(({ isHeld }) => isHeld) && { isImageHeld: true as const }),
    author: presentAuthor(row),
    createdAt: row.created_at.toISOString(),
    ...presentEdits(row),
    likesCount: row.likes_count,
    sharesCount: row.shares_count,
    repostsCount: row.reposts_count,
    moderationLevel: row.moderation_level,
    elementModerations: presentElements(row.elements, { isAuthor: false }),
    repostedPostId: null,
    quotedPostId: quotedId,
    isQuote: quotedId !== null,
    commentsFrom: row.comments_from,
    quotesFrom: row.quotes_from,
    madeWithAi: row.made_with_ai || pictures.some(({ madeWithAi }) => madeWithAi),
    isPromotedDisplay: false,
    promotionId: null,
  };
}

/** Counts and level are the original's, since acts on a repost count for it. */
function presentRepost(original: CommonFields, entry: CommonFields): CommonFields {
  return {
    ...original,
    id: entry.id,
    content: `RT @${original.author.username}: ${original.content}`,
    mentions: [...new Set([original.author.username.toLowerCase(), ...original.mentions])],
    imageUrl: null,
    image: null,
    images: [],
    isImageHeld: undefined,
    author: entry.author,
    createdAt: entry.createdAt,
    repostedPostId: original.id,
    quotedPostId: null,
    isQuote: false,
  };
}

/** A picture as releases with one a post show it. */
function withoutId(picture: ListedImage | undefined): Image | null {
  if (!picture) return null;
  const { id: _, ...image } = picture;
  return image;
}

/** All of its pictures, in their order. */
function listPictures(row: PostRow): PictureRow[] {
  if (!row.image_id || !row.image_width || !row.image_height) return [];
  const first = {
    id: row.image_id,
    alt: row.image_alt,
    width: row.image_width,
    height: row.image_height,
    placeholder: row.image_placeholder ?? "",
    madeWithAi: row.image_made_with_ai,
    isAnimated: row.image_is_animated,
    isHeld: row.image_is_held ?? false,
  };
  return [first, ...row.further_images ?? []];
}

/** A post without a level is seen by its author alone, and so is its picture (media.5). */
function getImageAddress({ moderation_level }: PostRow, path: string): string {
  return moderation_level === null ? path : getPublishedAddress(path);
}
