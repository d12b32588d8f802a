import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { idParams } from "../primitives.ts";
import { post, postAudience } from "./post-shapes.ts";

export const changePostAudience = defineEndpoint({
  method: "put",
  path: "/api/posts/{id}/audience",
  summary: "Choose who may comment on the caller's post, and quote it; what is there stays",
  access: "member",
  params: idParams,
  /** Absent fields stay as they are. */
  body: z.object({ commentsFrom: postAudience.optional(), quotesFrom: postAudience.optional() }),
  errors: ["forbidden"],
  status: 200,
  response: post,
});

export const detachQuote = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/detach",
  summary: "Take the caller's post out of a quote of it; repeating changes nothing",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: post,
});

export const attachQuote = defineEndpoint({
  method: "delete",
  path: "/api/posts/{id}/detach",
  summary: "Put the caller's post back into a quote of it; repeating changes nothing",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: post,
});

export const postAudienceEndpoints = { changePostAudience, detachQuote, attachQuote };
