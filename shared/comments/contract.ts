import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { givenPictures } from "../media/given-pictures.ts";
import { mentions } from "../members/mentions.ts";
import { coverState, givenCover, suggestsCover } from "../moderation/cover-shapes.ts";
import { support } from "../moderation/crisis-support.ts";
import { author, images, isImageHeld, writtenIn } from "../posts/post-shapes.ts";
import { count, id, idParams, languageTag, moderationLevel, text, timestamp } from "../primitives.ts";
import { pageQuery } from "../paging.ts";
import { editState } from "../revisions/edit-state.ts";
import { isBlank } from "../visible-text.ts";
import { commentLength, commentPictures, threadsPerPage } from "./comment-limits.ts";

const commentCore = z.object({
  id,
  postId: id,
  parentId: id.nullable(),
  /** Empty once deleted. */
  content: z.string(),
  images,
  isImageHeld,
  /** Null once deleted. */
  language: writtenIn,
  mentions,
  /** Null once deleted. */
  author: author.nullable(),
  createdAt: timestamp,
  ...editState,
  likesCount: count,
  isLiked: z.boolean(),
  isDeleted: z.boolean(),
  isFolded: z.boolean().describe("Stands below the others, behind 'Show n more', for all readers"),
  ...coverState,
  moderationLevel: moderationLevel.nullable(),
});

export const reply = commentCore;
export type Reply = z.infer<typeof reply>;

/** A top-level comment with its replies, oldest first; one level deep (comments.1). */
export const comment = commentCore.extend({ replies: z.array(reply) });
export type Comment = z.infer<typeof comment>;

export const commentText = text(
  commentLength,
  fieldText(msg`A comment can have at most ${{ commentLength }} characters.`),
).trim().default("");

export const newComment = z.object({
  content: commentText,
  images: givenPictures(commentPictures).optional(),
  parentId: id.nullish(),
  /** As its author says; absent, it is detected (posts.19). */
  language: languageTag.nullish(),
  ...givenCover,
  suggestsCover,
}).refine(({ content, images = [] }) => !isBlank(content) || images.length > 0, {
  path: ["content"],
  error: fieldText(msg`Please write something first.`),
});

export const listComments = defineEndpoint({
  method: "get",
  path: "/api/posts/{id}/comments",
  summary: "A post's top-level comments, oldest first, each with its replies",
  access: "member",
  params: idParams,
  query: pageQuery.extend({ limit: pageQuery.shape.limit.default(threadsPerPage) }),
  status: 200,
  readsFromReplica: true,
  response: z.array(comment),
  paged: true,
});

export const addComment = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/comments",
  summary: "Comment on a post, or reply to one of its top-level comments",
  access: "member",
  params: idParams,
  body: newComment,
  errors: ["foreign_image", "description_missing", "cover_suggested", "forbidden"],
  status: 201,
  /** `support`: help for an author in distress; no other response has it. */
  response: comment.extend({ support: support.nullable() }),
});

export const deleteComment = defineEndpoint({
  method: "delete",
  path: "/api/comments/{id}",
  summary: "Delete the caller's comment; a comment with replies stays as a tombstone",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: z.object({
    success: z.literal(true),
    commentsCount: count.describe("The post's comments that the caller still sees"),
  }),
});

const commentLikeState = z.object({ isLiked: z.boolean(), likesCount: count });

export const getCommentLike = defineEndpoint({
  method: "get",
  path: "/api/comments/{id}/like-status",
  summary: "Whether the caller likes a comment",
  access: "member",
  params: idParams,
  status: 200,
  response: z.object({ isLiked: z.boolean() }),
});

export const likeComment = defineEndpoint({
  method: "post",
  path: "/api/comments/{id}/like",
  summary: "Like a comment",
  access: "member",
  params: idParams,
  status: 200,
  response: commentLikeState,
});

export const unlikeComment = defineEndpoint({
  method: "delete",
  path: "/api/comments/{id}/like",
  summary: "Remove a comment like",
  access: "member",
  params: idParams,
  status: 200,
  response: commentLikeState,
});

export const commentEndpoints = {
  listComments,
  addComment,
  deleteComment,
  getCommentLike,
  likeComment,
  unlikeComment,
};
