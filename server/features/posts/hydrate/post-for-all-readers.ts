import { getMediaUrl } from "#shared/media/media-url.ts";
import type { EmbeddedPost, Image } from "#shared/posts/post-shapes.ts";
import { encodeFields } from "../../../http/responses/json-fields.ts";
import { presentAuthor, presentMentions } from "../../members/present.ts";
import { presentElements } from "../../moderation/present.ts";
import type { PostRow } from "../post-queries.ts";
import { getPublishedAddress } from "../../../providers/storage/published-address.ts";

/** The fields of a post that differ from viewer to viewer. */
export type ViewerFields = Pick<
  EmbeddedPost,
  | "audioUrl"
  | "audioMadeWithAi"
  | "commentsCount"
  | "hasHiddenComments"
  | "isCovered"
  | "isKeptForClose"
  | "isLiked"
  | "isBookmarked"
  | "isReposted"
>;

type CommonFields = Omit<EmbeddedPost, keyof ViewerFields>;

/**
 * A post without the viewer's part, encoded (see `encodeFields`) at most once for all of them. The
 * reasons of its levels are for its author only, who gets a separate text (moderation.3).
 */
export class PostForAllReaders {
  readonly row: PostRow;
  /** Those who commented on it; null where that is not known. */
  readonly commenters: ReadonlySet<string> | null;
  /** The encoded post, and reposts of it, by their ids. */
  readonly #texts = new Map<string, string>();

  constructor(row: PostRow) {
    this.row = row;
    this.commenters = row.commenters === null ? null : new Set(row.commenters.split(","));
  }

  encode(isAuthor: boolean): string {
    return this.#encodeOnce(this.row, isAuthor, () => presentCommonFields(this.row, { isAuthor }));
  }

  /** The same of an entry that reposts this post. */
  encodeRepost(entry: PostRow, isAuthor: boolean): string {
    return this.#encodeOnce(entry, isAuthor, () => presentRepost(this.row, entry, { isAuthor }));
  }

  #encodeOnce({ id }: PostRow, isAuthor: boolean, present: () => CommonFields): string {
    if (isAuthor) return encodeFields(present());
    let text = this.#texts.get(id);
    if (text === undefined) this.#texts.set(id, text = encodeFields(present()));
    return text;
  }
}

function presentCommonFields(row: PostRow, { isAuthor }: { isAuthor: boolean }): CommonFields {
  return {
    id: row.id,
    content: row.content,
    mentions: presentMentions(row),
    imageUrl: row.image_id && !row.image_is_held ? getImageAddress(row, getMediaUrl(row.image_id)) : null,
    image: presentImage(row),
    ...(row.image_is_held && { isImageHeld: true as const }),
    author: presentAuthor(row),
    createdAt: row.created_at.toISOString(),
    likesCount: row.likes_count,
    sharesCount: row.shares_count,
    repostsCount: row.reposts_count,
    moderationLevel: row.moderation_level,
    elementModerations: presentElements(row.elements, { isAuthor }),
    repostedPostId: null,
    quotedPostId: row.quoted_post_id,
    isQuote: row.quoted_post_id !== null,
    madeWithAi: row.made_with_ai || row.image_made_with_ai,
    isPromotedDisplay: false,
    promotionId: null,
  };
}

/** Counts and level are the original's, since acts on a repost count for it. */
function presentRepost(original: PostRow, entry: PostRow, by: { isAuthor: boolean }): CommonFields {
  const shown = presentCommonFields(original, by);
  return {
    ...shown,
    id: entry.id,
    content: `RT @${shown.author.username}: ${shown.content}`,
    mentions: [...new Set([shown.author.username.toLowerCase(), ...shown.mentions])],
    imageUrl: null,
    image: null,
    isImageHeld: undefined,
    author: presentAuthor(entry),
    createdAt: entry.created_at.toISOString(),
    repostedPostId: original.id,
    quotedPostId: null,
    isQuote: false,
  };
}

function presentImage(row: PostRow): Image | null {
  if (!row.image_id || !row.image_width || !row.image_height || row.image_is_held) return null;
  return {
    url: getImageAddress(row, getMediaUrl(row.image_id)),
    thumbnailUrl: getImageAddress(row, getMediaUrl(row.image_id, "thumbnail")),
    width: row.image_width,
    height: row.image_height,
    placeholder: row.image_placeholder ?? "",
    alt: row.image_alt,
    madeWithAi: row.image_made_with_ai,
    isAnimated: row.image_is_animated,
  };
}

/** A post without a level is seen by its author alone, and so is its picture (media.5). */
function getImageAddress({ moderation_level }: PostRow, path: string): string {
  return moderation_level === null ? path : getPublishedAddress(path);
}
