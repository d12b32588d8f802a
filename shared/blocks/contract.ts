import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { profileImage } from "../members/profile-image.ts";
import { id, idParams, timestamp } from "../primitives.ts";
import { pageQuery } from "../paging.ts";

const blockedMember = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  ...profileImage,
  blockedAt: timestamp,
});
export type BlockedMember = z.infer<typeof blockedMember>;

const blockState = z.object({ isBlocked: z.boolean() });

export const listBlocked = defineEndpoint({
  method: "get",
  path: "/api/users/blocked",
  summary: "Members the caller has blocked, the latest first",
  access: "member",
  query: pageQuery.extend({ limit: pageQuery.shape.limit.default(100) }),
  status: 200,
  response: z.array(blockedMember),
  paged: true,
});

export const blockMember = defineEndpoint({
  method: "post",
  path: "/api/users/{id}/block",
  summary: "Block a member: neither sees the other any more, and they stop following each other",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: blockState,
});

export const unblockMember = defineEndpoint({
  method: "delete",
  path: "/api/users/{id}/block",
  summary: "Unblock a member; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: blockState,
});

export const getBlockStatus = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/block-status",
  summary: "Whether the caller has blocked a member, and is blocked by them",
  access: "member",
  params: idParams,
  status: 200,
  response: z.object({ isBlocked: z.boolean(), isBlockedBy: z.boolean() }),
});

/** Registered in this order: literal paths before `{id}` (api.10). */
export const blockEndpoints = { listBlocked, blockMember, unblockMember, getBlockStatus };
