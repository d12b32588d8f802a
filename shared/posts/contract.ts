import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { givenPictures, pictureDescription } from "../media/given-pictures.ts";
import { memberCard } from "../members/member-card.ts";
import {
  count,
  id,
  idParams,
  languageTag,
  optionalField,
  optionalFile,
  optionalSwitch,
  text,
} from "../primitives.ts";
import { pageQuery } from "../paging.ts";
import { givenCover, suggestsCover } from "../moderation/cover-shapes.ts";
import { support } from "../moderation/crisis-support.ts";
import { newPoll } from "../polls/poll-shapes.ts";
import { postLimits } from "./post-limits.ts";
import { post, postAudience, postList } from "./post-shapes.ts";

const { contentLength, altLength, pictures } = postLimits;
const imageErrors = ["foreign_image", "invalid_image", "unsupported_image", "description_missing"] as const;

/**
 * A new post. Multipart carries the file itself; JSON (and `aiImageUrl` in either) names an
 * image already in own storage. Text or an image is required; the server checks it, since they
 * come in separate parts.
 */
export const newPost = z.object({
  content: text(contentLength, fieldText(msg`A post can have at most ${{ max: contentLength }} characters.`))
    .default(""),
  image: optionalFile,
  /** URL of an image in own storage (media.1), from the two-step upload or the assistant. */
  aiImageUrl: optionalField(text(500)),
  imageAlt: optionalField(pictureDescription(altLength)),
  /** JSON only, in place of the three fields above. */
  images: givenPictures({ most: pictures, altLength }).optional(),
  /** Reposts this post, as `POST /api/posts/{id}/repost` does; the rest is ignored (posts.4). */
  repostedPostId: optionalField(id),
  /** Quotes this post; text or an image is still required. */
  quotedPostId: optionalField(id),
  /** Ignored without `quotedPostId`; `"true"` in a form. */
  isQuote: optionalSwitch,
  /** Whether text or image came from the assistant; what it drew is marked in any case (ai.9). */
  madeWithAi: optionalSwitch,
  /** As its author says; absent, it is detected (posts.19). */
  language: optionalField(languageTag.nullable()),
  ...givenCover,
  suggestsCover,
  /** JSON only. */
  poll: newPoll.nullish(),
  /** Who may comment and quote (posts.29); absent: everyone. */
  commentsFrom: optionalField(postAudience),
  quotesFrom: optionalField(postAudience),
});
export type NewPost = z.input<typeof newPost>;

export const listPosts = defineEndpoint({
  method: "get",
  path: "/api/posts",
  summary: "The feed of all posts, newest first; or those that match `q`, counted, whole words first",
  access: "member",
  isSheddable: true,
  /** `q`: words of the text, or the author's names, without a leading `@` (search.3). */
  query: pageQuery.extend({ q: text(postLimits.searchLength).optional() }),
  status: 200,
  readsFromReplica: true,
  response: postList,
  paged: true,
  countsUpTo: 1000,
  hasEtag: true,
  offersSupport: true,
});

export const listFollowingPosts = defineEndpoint({
  method: "get",
  path: "/api/posts/following",
  summary: "Posts and reposts of the members the caller follows, newest first",
  access: "member",
  isSheddable: true,
  query: pageQuery,
  status: 200,
  readsFromReplica: true,
  response: postList,
  paged: true,
  hasEtag: true,
});

export const createPost = defineEndpoint({
  method: "post",
  path: "/api/posts",
  summary: "Publish a post with text, an image, or both",
  access: "member",
  body: newPost,
  encodings: ["json", "multipart"],
  errors: [...imageErrors, "not_found", "forbidden", "insufficient_xp", "cover_suggested"],
  status: 201,
  /** `support`: help for an author in distress; no other response has it. */
  response: post.extend({ support: support.nullable() }),
});

export const getPost = defineEndpoint({
  method: "get",
  path: "/api/posts/{id}",
  summary: "One post",
  access: "member",
  params: idParams,
  errors: ["removed_untold"],
  status: 200,
  readsFromReplica: true,
  response: post,
});

export const likeState = z.object({ isLiked: z.boolean(), likesCount: count });

export const likePost = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/like",
  summary: "Like a post; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: likeState,
});

export const unlikePost = defineEndpoint({
  method: "delete",
  path: "/api/posts/{id}/like",
  summary: "Remove a like; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: likeState,
});

export const listPostLikes = defineEndpoint({
  method: "get",
  path: "/api/posts/{id}/likes",
  summary: "Members who like a post, latest first",
  access: "member",
  params: idParams,
  query: pageQuery,
  status: 200,
  readsFromReplica: true,
  response: z.array(memberCard),
  paged: true,
});

const bookmarkState = z.object({ isBookmarked: z.boolean() });

export const bookmarkPost = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/bookmark",
  summary: "Bookmark a post; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: bookmarkState,
});

export const unbookmarkPost = defineEndpoint({
  method: "delete",
  path: "/api/posts/{id}/bookmark",
  summary: "Remove a bookmark; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: bookmarkState,
});

export const sharePost = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/share",
  summary: "Record that the caller shared a post; each member counts once",
  access: "member",
  params: idParams,
  status: 200,
  response: z.object({ sharesCount: count }),
});

export const repostState = z.object({ isReposted: z.boolean(), repostsCount: count });

export const repostPost = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/repost",
  summary: "Repost a post; repeating changes nothing. For a repost, the original is reposted",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: repostState,
});

export const withdrawRepost = defineEndpoint({
  method: "delete",
  path: "/api/posts/{id}/repost",
  summary: "Withdraw the caller's repost, which costs up to 10 XP; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: repostState.extend({ xpSpent: count }),
});

/** Registered in this order: literal paths before `{id}` (api.10). */
export const postEndpoints = {
  listPosts,
  createPost,
  listFollowingPosts,
  getPost,
  likePost,
  unlikePost,
  listPostLikes,
  bookmarkPost,
  unbookmarkPost,
  sharePost,
  repostPost,
  withdrawRepost,
};
