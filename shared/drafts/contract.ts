import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { fieldText } from "../language/field-text.ts";
import { givenPictures } from "../media/given-pictures.ts";
import { coverTopicList, givenCover, suggestsCover } from "../moderation/cover-shapes.ts";
import { support } from "../moderation/crisis-support.ts";
import { pageQuery } from "../paging.ts";
import { postLimits } from "../posts/post-limits.ts";
import { images, postAudience, writtenIn } from "../posts/post-shapes.ts";
import { draftPoll } from "../polls/poll-shapes.ts";
import {
  id,
  idParams,
  languageTag,
  moderationLevel,
  optionalSwitch,
  success,
  text,
  timestamp,
} from "../primitives.ts";
import { revisionNumber } from "../revisions/edit-state.ts";

const { contentLength, altLength, pictures } = postLimits;

/** Why a scheduled post was not published, and is a draft again (posts.27). */
const draftProblems = [
  /** The server did not come to it within an hour. */
  "late",
  /** The author posted as much as is allowed, for all of the hour. */
  "limited",
  /** A password reset, 'It wasn't me', a suspension or leaving ended all plans. */
  "account",
  /** A picture is gone, or has to be described. */
  "picture",
  /** The quoted post is gone. */
  "quote",
  /** Anything else that publishing refuses, such as a text without words. */
  "refused",
] as const;
export type DraftProblem = (typeof draftProblems)[number];

/** An unfinished post of the caller's; scheduled where it has `publishAt`. */
const draft = z.object({
  id,
  content: z.string(),
  language: writtenIn.describe("As its author chose; null: it is detected when it is published"),
  images: images.describe(
    "One that nobody may see yet, or ever (media.11), has an address without a picture",
  ),
  quotedPostId: id.nullable().describe("Stays when the post is gone"),
  coverWords: z.string().nullable(),
  coverTopics: coverTopicList,
  madeWithAi: z.boolean(),
  poll: draftPoll.nullable(),
  commentsFrom: postAudience,
  quotesFrom: postAudience,
  revision: revisionNumber.describe("1 at first; each change adds one"),
  createdAt: timestamp,
  updatedAt: timestamp,
  publishAt: timestamp.nullable(),
  moderationLevel: moderationLevel.nullable().describe(
    "Of a scheduled post, as it was judged when it was written",
  ),
  problem: z.object({ code: z.enum(draftProblems), at: timestamp }).nullable(),
});
export type Draft = z.infer<typeof draft>;

/** All of it: what is absent is empty from now on. */
export const newDraft = z.object({
  content: text(contentLength, fieldText(msg`A post can have at most ${{ max: contentLength }} characters.`))
    .default(""),
  images: givenPictures({ most: pictures, altLength }).default([]),
  language: languageTag.nullish(),
  quotedPostId: id.nullish(),
  ...givenCover,
  madeWithAi: z.boolean().default(false),
  poll: draftPoll.nullish(),
  /** Absent, everyone; in a change, as before: a release that knows no audiences keeps them. */
  commentsFrom: postAudience.optional(),
  quotesFrom: postAudience.optional(),
  /** Within `scheduleLimits`; null or absent: not scheduled. */
  publishAt: timestamp.nullish(),
  /** Of a scheduled post. */
  suggestsCover,
});
export type NewDraft = z.input<typeof newDraft>;

/** Drafts that were changed last come first; scheduled posts by their time, the next first. */
export const listDrafts = defineEndpoint({
  method: "get",
  path: "/api/drafts",
  summary: "The caller's drafts, or with `scheduled` their scheduled posts",
  access: "member",
  query: pageQuery.extend({ scheduled: optionalSwitch }),
  status: 200,
  response: z.array(draft),
  paged: true,
});

export const createDraft = defineEndpoint({
  method: "post",
  path: "/api/drafts",
  summary: "Keep an unfinished post, or schedule one",
  access: "member",
  body: newDraft,
  /** `conflict`: there are as many as there may be. */
  errors: ["conflict", "foreign_image", "description_missing", "cover_suggested", "forbidden"],
  status: 201,
  /** `support`: help for the author of a scheduled post in distress; no other response has it. */
  response: draft.extend({ support: support.nullable() }),
});

export const changeDraft = defineEndpoint({
  method: "put",
  path: "/api/drafts/{id}",
  summary: "Change, schedule or unschedule the caller's draft",
  access: "member",
  params: idParams,
  /** `revision`: the one that it changes. */
  body: newDraft.extend({ revision: revisionNumber }),
  errors: [
    "conflict",
    "edit_conflict",
    "foreign_image",
    "description_missing",
    "cover_suggested",
    "forbidden",
  ],
  status: 200,
  response: draft.extend({ support: support.nullable() }),
});

export const removeDraft = defineEndpoint({
  method: "delete",
  path: "/api/drafts/{id}",
  /** 404 where it is gone, since a scheduled post may have been published meanwhile. */
  summary: "Throw the caller's draft or scheduled post away",
  access: "member",
  params: idParams,
  status: 200,
  response: success,
});

export const draftEndpoints = { listDrafts, createDraft, changeDraft, removeDraft };
