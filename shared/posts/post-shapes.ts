import { z } from "zod";
import { authorBadge } from "../members/badge-shapes.ts";
import { mentions } from "../members/mentions.ts";
import { profileImage } from "../members/profile-image.ts";
import { coverState } from "../moderation/cover-shapes.ts";
import { poll } from "../polls/poll-shapes.ts";
import { count, id, languageTag, moderationLevel, timestamp } from "../primitives.ts";
import { ownPromotion } from "../promotions/own-promotion.ts";
import { editState } from "../revisions/edit-state.ts";
import { postAudiences } from "./post-audience.ts";

/** Set for texts by young accounts while a wave of spam is open (cases.6). Absent otherwise. */
export const hasInertLinks = z.literal(true).optional().describe(
  "Show links to other sites as text: the account is young and a wave of spam is open",
);

/** The author of public content; no other data of the member is sent with it. */
export const author = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  ...profileImage,
  badge: authorBadge.nullable(),
  /** Labelled wherever the member appears (members.6). */
  isBot: z.boolean(),
  hasInertLinks,
});
export type Author = z.infer<typeof author>;

/** Set for posts and messages (media.11). Absent otherwise. */
export const isImageHeld = z.literal(true).optional().describe(
  "Nobody sees its picture until it is checked, so that there is no address; only its author sees the rest",
);

/** A stored image, with the size and placeholder that keep its box while it loads (media.2). */
const image = z.object({
  url: z.string(),
  thumbnailUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** A ThumbHash in base64: about 25 bytes for a blurred placeholder. */
  placeholder: z.string(),
  alt: z.string(),
  madeWithAi: z.boolean().describe("A model made this picture; its file says so too, in XMP"),
  isAnimated: z.boolean().describe("`url` moves; `thumbnailUrl` is a still"),
});
export type Image = z.infer<typeof image>;

/** One of the pictures of a post, comment or message (media.14). */
const listedImage = image.extend({ id });
export type ListedImage = z.infer<typeof listedImage>;

export const images = z.array(listedImage).describe("In the order that the author chose");

/** Used for posts and comments (posts.19). */
export const writtenIn = languageTag.nullable().describe(
  "The language of the text, as its author says or as was detected; null where none is known",
);

export const postAudience = z.enum(postAudiences);

const postCore = z.object({
  id,
  content: z.string(),
  language: writtenIn,
  mentions,
  imageUrl: z.string().nullable().describe("Of the first picture"),
  image: image.nullable().describe("The first picture"),
  images,
  isImageHeld,
  audioUrl: z.string().nullable(),
  audioMadeWithAi: z.boolean().describe(
    "A model speaks: true wherever there is audio; its file says so too, in ID3",
  ),
  author,
  createdAt: timestamp,
  ...editState,
  likesCount: count,
  commentsCount: count.describe("The comments and replies that their list shows the caller"),
  hasHiddenComments: z.boolean().describe(
    "The caller's own filter, blocks or mutes hide some comments; never true because of another's block",
  ),
  sharesCount: count,
  repostsCount: count,
  isLiked: z.boolean(),
  isBookmarked: z.boolean(),
  isReposted: z.boolean(),
  /** Null until classified (shown as unknown). */
  moderationLevel: moderationLevel.nullable(),
  elementModerations: z.array(
    z.object({
      type: z.enum(["text", "image"]),
      level: moderationLevel,
      /** A sentence for the author (moderation.3); null for everyone else. */
      reason: z.string().nullable(),
      /** Of a reason that is not a moderator's own words (`levelReasons`). */
      reasonCode: z.string().optional(),
    }),
  ),
  repostedPostId: id.nullable(),
  /** Stays when the quoted post is gone or hidden from the viewer; `quotedPost` is null then. */
  quotedPostId: id.nullable(),
  isQuote: z.boolean(),
  /** Absent otherwise. */
  quoteDetachedBy: z.object({ id, username: z.string(), displayName: z.string() }).nullable().optional()
    .describe(
      "It was a quote until the author of the quoted post took that out; null where the caller can't see them",
    ),
  madeWithAi: z.boolean().describe(
    "Its text came from the assistant, or a model made its picture: then `image.madeWithAi` is true",
  ),
  ...coverState,
  /** Absent otherwise. */
  isKeptForClose: z.literal(true).optional().describe(
    "Below top for grave feelings of its author alone (moderation.13), so that who is close to them sees it " +
      "behind a line; only they and the author get this field",
  ),
  poll: poll.nullable(),
  /** Whom the author lets comment, and quote (posts.29). */
  commentsFrom: postAudience,
  quotesFrom: postAudience,
  canComment: z.boolean().describe("The caller is among those in `commentsFrom`; always true for the author"),
  canQuote: z.boolean().describe("The same of `quotesFrom`"),
  isPromotedDisplay: z.boolean(),
  promotionId: id.nullable(),
});

/** A post inside another post or a message; it embeds nothing further. */
export const embeddedPost = postCore;
export type EmbeddedPost = z.infer<typeof embeddedPost>;

/** A reposted post still shows its quote. */
const repostedPost = postCore.extend({
  quotedPost: embeddedPost.nullable(),
  /** Null for everyone but the author. */
  ownPromotion: ownPromotion.nullable(),
});

/**
 * A post as every list and page shows it. A repost is an entry of its own, by the member
 * who reposted; `repostedPost` is the post to show and act on. Calls with a repost's id
 * act on its original.
 */
export const post = repostedPost.extend({ repostedPost: repostedPost.nullable() });
export type Post = z.infer<typeof post>;

export const postList = z.array(post);
