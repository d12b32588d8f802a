import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { idParams } from "../primitives.ts";

const foldState = z.object({ isFolded: z.boolean() });

export const foldComment = defineEndpoint({
  method: "post",
  path: "/api/comments/{id}/fold",
  summary: "Fold a comment below the caller's post, for all readers; repeating changes nothing",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: foldState,
});

export const unfoldComment = defineEndpoint({
  method: "delete",
  path: "/api/comments/{id}/fold",
  summary: "Unfold a comment below the caller's post, whatever folded it; repeating changes nothing",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: foldState,
});

export const commentFoldEndpoints = { foldComment, unfoldComment };
