import { getMediaUrl } from "#shared/media/media-url.ts";
import type { EmbeddedPost, Image } from "#shared/posts/post-shapes.ts";
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
 * A post without the viewer's part, encoded at most once for all of them: fields of a JSON object,
 * without its braces. The reasons of its levels are for its author only, who gets a separate text
 * (moderation.3).
 */
export class PostForAllReaders {
  readonly row: PostRow;
  #fields: string | undefined;
  readonly #fieldsOfReposts = new Map<string, string>();

  constructor(row: PostRow) {
    this.row = row;
  }

  fields(isAuthor: boolean): string {
    if (isAuthor) return fieldsOf(commonFields(this.row, { isAuthor }));
    return this.#fields ??= fieldsOf(commonFields(this.row, { isAuthor }));
  }

  /** The fields of an entry that reposts this post. */
  fieldsOfRepost(entry: PostRow, isAuthor: boolean): string {
    if (isAuthor) return fieldsOf(repostOf(this.row, entry, { isAuthor }));
    let fields = this.#fieldsOfReposts.get(entry.id);
    if (!fields) {
      fields = fieldsOf(repostOf(this.row, entry, { isAuthor }));
      this.#fieldsOfReposts.set(entry.id, fields);
    }
    return fields;
  }
}

function fieldsOf(fields: CommonFields): string {
  return JSON.stringify(fields).slice(1, -1);
}

function commonFields(row: PostRow, { isAuthor }: { isAuthor: boolean }): CommonFields {
  return {
    id: row.id,
    content: row.content,
    mentions: presentMentions(row),
    imageUrl: row.image_id && !row.image_is_held ? imageAddress(row, getMediaUrl(row.image_id)) : null,
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
function repostOf(original: PostRow, entry: PostRow, by: { isAuthor: boolean }): CommonFields {
  const shown = commonFields(original, by);
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
    url: imageAddress(row, getMediaUrl(row.image_id)),
    thumbnailUrl: imageAddress(row, getMediaUrl(row.image_id, "thumbnail")),
    width: row.image_width,
    height: row.image_height,
    placeholder: row.image_placeholder ?? "",
    alt: row.image_alt,
    madeWithAi: row.image_made_with_ai,
    isAnimated: row.image_is_animated,
  };
}

/** A post without a level is seen by its author alone, and so is its picture (media.5). */
function imageAddress({ moderation_level }: PostRow, path: string): string {
  return moderation_level === null ? path : getPublishedAddress(path);
}
