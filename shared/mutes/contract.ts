import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { profileImage } from "../members/profile-image.ts";
import { id, idParams, timestamp } from "../primitives.ts";
import { pageQuery } from "../paging.ts";

const mutedMember = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  ...profileImage,
  mutedAt: timestamp,
  /** Null: until unmuted. */
  mutedUntil: timestamp.nullable(),
});
export type MutedMember = z.infer<typeof mutedMember>;

const muteState = z.object({ isMuted: z.boolean(), mutedUntil: timestamp.nullable() });

export const listMuted = defineEndpoint({
  method: "get",
  path: "/api/users/muted",
  summary: "Members the caller has muted, the latest first",
  access: "member",
  query: pageQuery.extend({ limit: pageQuery.shape.limit.default(100) }),
  status: 200,
  response: z.array(mutedMember),
  paged: true,
});

export const muteMember = defineEndpoint({
  method: "post",
  path: "/api/users/{id}/mute",
  summary:
    "Mute a member: hides them from the caller's feeds, comments, search and notifications; repeating changes the end",
  access: "member",
  params: idParams,
  body: z.object({ until: timestamp.nullish() }).default({}),
  status: 200,
  response: muteState,
});

export const unmuteMember = defineEndpoint({
  method: "delete",
  path: "/api/users/{id}/mute",
  summary: "Unmute a member; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: muteState,
});

export const getMuteStatus = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/mute-status",
  summary: "Whether the caller has muted a member, and until when",
  access: "member",
  params: idParams,
  status: 200,
  response: muteState,
});

/** Registered in this order: literal paths before `{id}` (api.10). */
export const muteEndpoints = { listMuted, muteMember, unmuteMember, getMuteStatus };
