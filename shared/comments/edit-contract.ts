import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { givenPictures } from "../media/given-pictures.ts";
import { givenCover, suggestsCover } from "../moderation/cover-shapes.ts";
import { support } from "../moderation/crisis-support.ts";
import { pageQuery } from "../paging.ts";
import { idParams, languageTag } from "../primitives.ts";
import { revisionNumber } from "../revisions/edit-state.ts";
import { revision, revisionParams } from "../revisions/revision-shapes.ts";
import { commentPictures } from "./comment-limits.ts";
import { commentText, reply } from "./contract.ts";

/** An edit of a comment (posts.21). */
export const commentEdit = z.object({
  content: commentText,
  /** The version that the edit changes. */
  revision: revisionNumber,
  /** All pictures from now on, those that stay too; absent: they stay as they are. */
  images: givenPictures(commentPictures).optional(),
  /** As its author says; absent, it is detected (posts.19). */
  language: languageTag.nullish(),
  /** Absent, the cover stays as it is. */
  ...givenCover,
  suggestsCover,
});

export const editComment = defineEndpoint({
  method: "put",
  path: "/api/comments/{id}",
  summary: "Change text and pictures of the caller's comment",
  access: "member",
  params: idParams,
  body: commentEdit,
  errors: ["forbidden", "edit_conflict", "foreign_image", "description_missing", "cover_suggested"],
  status: 200,
  /** `support`: help for an author in distress; no other response has it. */
  response: reply.extend({ support: support.nullable() }),
});

export const listCommentRevisions = defineEndpoint({
  method: "get",
  path: "/api/comments/{id}/revisions",
  summary: "The versions of a comment that the caller may see, the current one first",
  access: "member",
  params: idParams,
  query: pageQuery,
  status: 200,
  response: z.array(revision),
  paged: true,
});

export const removeCommentRevision = defineEndpoint({
  method: "delete",
  path: "/api/comments/{id}/revisions/{number}",
  summary: "Remove an earlier version of the caller's comment; again changes nothing",
  access: "member",
  params: revisionParams,
  errors: ["forbidden", "conflict"],
  status: 200,
  response: revision,
});

export const commentEditEndpoints = { editComment, listCommentRevisions, removeCommentRevision };
