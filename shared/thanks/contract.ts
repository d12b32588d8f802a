import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { memberCard } from "../members/member-card.ts";
import { pageQuery } from "../paging.ts";
import { id, idParams, timestamp } from "../primitives.ts";

/** For how much a member thanks others on one day (posts.32). */
export const thanksPerDay = 10;

const thanksState = z.object({
  isThanked: z.boolean(),
  /** When its author hears of it; null: not thanked. */
  tellAt: timestamp.nullable(),
});

/** Something for which somebody thanked the caller. */
const thanks = z.object({
  id,
  from: memberCard,
  postId: id,
  /** Null: for the post. */
  commentId: id.nullable(),
  content: z.string().describe("The words it is for, cut short"),
  /** The evening on which the caller heard of it. */
  toldAt: timestamp,
});
export type Thanks = z.infer<typeof thanks>;

export const thankForPost = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/thanks",
  summary: "Thank the author of a post, who hears of it in the evening; repeating changes nothing",
  access: "member",
  params: idParams,
  /** Their own. */
  errors: ["forbidden"],
  status: 200,
  response: thanksState,
});

export const takeBackThanksForPost = defineEndpoint({
  method: "delete",
  path: "/api/posts/{id}/thanks",
  summary: "Take thanks for a post back before its author hears of it; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: thanksState,
});

export const thankForComment = defineEndpoint({
  method: "post",
  path: "/api/comments/{id}/thanks",
  summary: "Thank the author of a comment or reply, as `thankForPost`",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: thanksState,
});

export const takeBackThanksForComment = defineEndpoint({
  method: "delete",
  path: "/api/comments/{id}/thanks",
  summary: "Take thanks for a comment back, as `takeBackThanksForPost`",
  access: "member",
  params: idParams,
  status: 200,
  response: thanksState,
});

export const listThanks = defineEndpoint({
  method: "get",
  path: "/api/thanks",
  summary: "For what others thanked the caller, the latest first",
  access: "member",
  query: pageQuery,
  status: 200,
  response: z.array(thanks),
  paged: true,
});

export const thanksEndpoints = {
  listThanks,
  thankForPost,
  takeBackThanksForPost,
  thankForComment,
  takeBackThanksForComment,
};
