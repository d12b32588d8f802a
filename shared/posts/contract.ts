import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { memberCard } from "../members/card.ts";
import { count, filePart, id, idParams, moderationLevel, pageQuery, text } from "../primitives.ts";
import { support } from "../moderation/support.ts";
import { postLimits } from "./rules.ts";
import { post, postList } from "./shapes.ts";

const optionalBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((v) => (v === "" ? undefined : v), schema.optional());

/** A form without a chosen file sends a nameless, empty one, which some runtimes read as a blank string. */
const optionalFile = z.preprocess(
  (v) => (v === "" || (v instanceof File && v.size === 0 && v.name === "") ? undefined : v),
  filePart.optional(),
);

/**
 * A new post. Multipart carries the file itself; JSON (and `aiImageUrl` in either) names an image already in own storage.
 * Text or an image is required; the server checks it, since they come in separate parts.
 */
export const newPost = z.object({
  content: text(postLimits.contentLength, `Posts can be at most ${postLimits.contentLength} characters`)
    .default(""),
  image: optionalFile,
  /** URL of an image in own storage (media.1), from the two-step upload or the assistant. */
  aiImageUrl: optionalBlank(text(500)),
  imageAlt: optionalBlank(
    text(postLimits.altLength, `Descriptions can be at most ${postLimits.altLength} characters`),
  ),
  /** Reposts this post, as `POST /api/posts/{id}/repost` does; all other fields are ignored (posts.4). */
  repostedPostId: optionalBlank(id),
  /** Quotes this post; text or an image is still required. */
  quotedPostId: optionalBlank(id),
  /** Ignored without `quotedPostId`; `"true"` in a form. */
  isQuote: z.preprocess(
    (v) => (v === "true" ? true : v === "false" || v === "" ? false : v),
    z.boolean().optional(),
  ),
});
export type NewPost = z.input<typeof newPost>;

export const listPosts = endpoint({
  method: "get",
  path: "/api/posts",
  summary: "The feed of all posts, newest first, or those that match `q`",
  access: "member",
  /** `q`: words of the text, or the author's names; a leading `@` is dropped (search.1). */
  query: pageQuery.extend({ q: text(postLimits.searchLength).optional() }),
  status: 200,
  response: postList,
  paged: true,
});

export const listFollowingPosts = endpoint({
  method: "get",
  path: "/api/posts/following",
  summary: "Posts and reposts of the members the caller follows, newest first",
  access: "member",
  query: pageQuery,
  status: 200,
  response: postList,
  paged: true,
});

export const createPost = endpoint({
  method: "post",
  path: "/api/posts",
  summary: "Publish a post with text, an image, or both",
  access: "member",
  body: newPost,
  encodings: ["json", "multipart"],
  errors: [
    "foreign_image",
    "invalid_image",
    "unsupported_image",
    "not_found",
    "forbidden",
    "insufficient_xp",
  ],
  status: 201,
  /** `support`: help for an author in distress; no other response has it. */
  response: post.extend({ support: support.nullable() }),
});

export const getPost = endpoint({
  method: "get",
  path: "/api/posts/{id}",
  summary: "One post",
  access: "member",
  params: idParams,
  status: 200,
  response: post,
});

export const deletePost = endpoint({
  method: "delete",
  path: "/api/posts/{id}",
  summary: "Delete one's own post",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: z.object({ success: z.literal(true), xpSpent: count }),
});

export const likeState = z.object({ isLiked: z.boolean(), likesCount: count });

export const likePost = endpoint({
  method: "post",
  path: "/api/posts/{id}/like",
  summary: "Like a post; liking again changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: likeState,
});

export const unlikePost = endpoint({
  method: "delete",
  path: "/api/posts/{id}/like",
  summary: "Take a like back; taking it back again changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: likeState,
});

export const listPostLikes = endpoint({
  method: "get",
  path: "/api/posts/{id}/likes",
  summary: "Who likes a post, the latest first",
  access: "member",
  params: idParams,
  query: pageQuery,
  status: 200,
  response: z.array(memberCard),
  paged: true,
});

const bookmarkState = z.object({ isBookmarked: z.boolean() });

export const bookmarkPost = endpoint({
  method: "post",
  path: "/api/posts/{id}/bookmark",
  summary: "Keep a post among one's bookmarks; again changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: bookmarkState,
});

export const unbookmarkPost = endpoint({
  method: "delete",
  path: "/api/posts/{id}/bookmark",
  summary: "Take a bookmark back; again changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: bookmarkState,
});

export const sharePost = endpoint({
  method: "post",
  path: "/api/posts/{id}/share",
  summary: "Say that one has shared a post; each member counts once",
  access: "member",
  params: idParams,
  status: 200,
  response: z.object({ sharesCount: count }),
});

export const repostState = z.object({ isReposted: z.boolean(), repostsCount: count });

export const repostPost = endpoint({
  method: "post",
  path: "/api/posts/{id}/repost",
  summary: "Repost a post; again changes nothing, and a repost's original is what is reposted",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: repostState,
});

export const withdrawRepost = endpoint({
  method: "delete",
  path: "/api/posts/{id}/repost",
  summary: "Withdraw one's repost, which costs 10 XP at the most; again changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: repostState.extend({ xpSpent: count }),
});

const deletionCost = z.object({
  cost: count,
  moderationLevel: moderationLevel.nullable(),
  breakdown: z.object({ baseCost: count, engagementCost: count, multiplier: z.number() }),
  engagement: z.object({
    total: count,
    likes: count,
    comments: count,
    bookmarks: count,
    commentLikes: count,
  }),
});

export const getDeletionCost = endpoint({
  method: "get",
  path: "/api/posts/{id}/deletion-cost",
  summary: "What deleting one's own post would cost, in XP",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: deletionCost,
});

/** Registered in this order: literal paths before `{id}` (api.10). */
export const postEndpoints = {
  listPosts,
  createPost,
  listFollowingPosts,
  getPost,
  deletePost,
  likePost,
  unlikePost,
  listPostLikes,
  bookmarkPost,
  unbookmarkPost,
  sharePost,
  repostPost,
  withdrawRepost,
  getDeletionCost,
};
