import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { givenPictures } from "../media/given-pictures.ts";
import { givenCover, suggestsCover } from "../moderation/cover-shapes.ts";
import { support } from "../moderation/crisis-support.ts";
import { pageQuery } from "../paging.ts";
import { givenAnswers } from "../polls/poll-shapes.ts";
import { idParams, languageTag, text } from "../primitives.ts";
import { revisionNumber } from "../revisions/edit-state.ts";
import { revision, revisionParams } from "../revisions/revision-shapes.ts";
import { postLimits } from "./post-limits.ts";
import { post } from "./post-shapes.ts";

const { contentLength, altLength, pictures } = postLimits;

/** An edit of a post (posts.21). */
export const postEdit = z.object({
  content: text(contentLength, fieldText(msg`A post can have at most ${{ max: contentLength }} characters.`))
    .default(""),
  /** The version that the edit changes. */
  revision: revisionNumber,
  /** All pictures from now on, those that stay too; absent: they stay as they are. */
  images: givenPictures({ most: pictures, altLength }).optional(),
  /** As its author says; absent, it is detected (posts.19). */
  language: languageTag.nullish(),
  /** Absent, the cover stays as it is. */
  ...givenCover,
  suggestsCover,
  /** Other answers of its poll, before the first vote; absent: they stay as they are. */
  poll: z.object({ answers: givenAnswers }).optional(),
});

export const editPost = defineEndpoint({
  method: "put",
  path: "/api/posts/{id}",
  summary: "Change text and pictures of the caller's post",
  access: "member",
  params: idParams,
  body: postEdit,
  /** `conflict`: the answers of a poll in which somebody voted. */
  errors: [
    "forbidden",
    "conflict",
    "edit_conflict",
    "foreign_image",
    "description_missing",
    "cover_suggested",
  ],
  status: 200,
  /** `support`: help for an author in distress; no other response has it. */
  response: post.extend({ support: support.nullable() }),
});

export const listPostRevisions = defineEndpoint({
  method: "get",
  path: "/api/posts/{id}/revisions",
  summary: "The versions of a post that the caller may see, the current one first",
  access: "member",
  params: idParams,
  query: pageQuery,
  status: 200,
  response: z.array(revision),
  paged: true,
});

export const removePostRevision = defineEndpoint({
  method: "delete",
  path: "/api/posts/{id}/revisions/{number}",
  summary: "Remove an earlier version of the caller's post; again changes nothing",
  access: "member",
  params: revisionParams,
  errors: ["forbidden", "conflict"],
  status: 200,
  response: revision,
});

export const postEditEndpoints = { editPost, listPostRevisions, removePostRevision };
