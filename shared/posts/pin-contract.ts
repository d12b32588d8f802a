import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { id, idParams } from "../primitives.ts";

const pinState = z.object({ pinnedPostId: id.nullable() });

export const pinPost = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/pin",
  summary:
    "Pin the caller's post, no repost, to their profile in place of the one before; repeating changes nothing",
  access: "member",
  params: idParams,
  errors: ["forbidden", "invalid_input"],
  status: 200,
  response: pinState,
});

export const unpinPost = defineEndpoint({
  method: "delete",
  path: "/api/posts/{id}/pin",
  summary:
    "Unpin the caller's post; repeating changes nothing. Returns the post that is pinned, if another one is",
  access: "member",
  params: idParams,
  errors: ["forbidden", "invalid_input"],
  status: 200,
  response: pinState,
});

export const postPinEndpoints = { pinPost, unpinPost };
