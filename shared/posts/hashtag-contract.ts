import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { count, text } from "../primitives.ts";
import { pageQuery } from "../paging.ts";
import { postList } from "./post-shapes.ts";

export const listHashtagPosts = defineEndpoint({
  method: "get",
  path: "/api/hashtag/{hashtag}/posts",
  summary: "Posts with a hashtag, whatever its case, newest first",
  access: "member",
  isSheddable: true,
  params: z.object({ hashtag: text(200).min(1, fieldText(msg`Hashtag not found`)) }),
  query: pageQuery,
  errors: ["not_found"],
  status: 200,
  readsFromReplica: true,
  response: postList,
  paged: true,
  countsUpTo: 1000,
  offersSupport: true,
});

/** `postsCount` stops at 100. */
const hashtagSuggestion = z.object({ tag: z.string(), postsCount: count });
export type HashtagSuggestion = z.infer<typeof hashtagSuggestion>;

export const suggestHashtags = defineEndpoint({
  method: "get",
  path: "/api/hashtags/suggest",
  summary: "Hashtags in use that begin with the given letters, most used first",
  access: "member",
  query: z.object({
    q: text(100).default(""),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  status: 200,
  readsFromReplica: true,
  response: z.array(hashtagSuggestion),
});

export const hashtagEndpoints = { listHashtagPosts, suggestHashtags };
