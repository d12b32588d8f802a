import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { profileImage } from "../members/profile-image.ts";
import { id, idParams, timestamp } from "../primitives.ts";
import { pageQuery } from "../paging.ts";
import { mutableParts } from "./mutable-parts.ts";

/** Absent or null: everything. */
const only = z.enum(mutableParts).nullish();

/** What is muted of a member beside a mute of everything. */
const mutedPart = z.object({
  part: z.enum(mutableParts),
  /** Null: until unmuted. */
  mutedUntil: timestamp.nullable(),
});
export type MutedPart = z.infer<typeof mutedPart>;

const parts = z.array(mutedPart).describe("What is muted alone, beside a mute of everything (mutes.2)");

const mutedMember = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  ...profileImage,
  /** Of several mutes of the member the latest. */
  mutedAt: timestamp,
  isMuted: z.boolean().describe("Everything; false where parts alone are muted"),
  /** Null: until unmuted, or parts alone are muted. */
  mutedUntil: timestamp.nullable(),
  parts,
});
export type MutedMember = z.infer<typeof mutedMember>;

const muteState = z.object({ isMuted: z.boolean(), mutedUntil: timestamp.nullable(), parts });
export type MuteState = z.infer<typeof muteState>;

export const listMuted = defineEndpoint({
  method: "get",
  path: "/api/users/muted",
  summary: "Members the caller has muted, also in part, the latest first",
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
    "Mute a member: hides them from the caller's feeds, comments, search and notifications; `only` their reposts or quotes from lists of posts. Repeating changes the end",
  access: "member",
  params: idParams,
  body: z.object({ until: timestamp.nullish(), only }).default({}),
  status: 200,
  response: muteState,
});

export const unmuteMember = defineEndpoint({
  method: "delete",
  path: "/api/users/{id}/mute",
  summary: "Unmute a member, or `only` their reposts or quotes; repeating changes nothing",
  access: "member",
  params: idParams,
  query: z.object({ only: z.enum(mutableParts).optional() }),
  status: 200,
  response: muteState,
});

export const getMuteStatus = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/mute-status",
  summary: "Whether the caller has muted a member, or what of them, and until when",
  access: "member",
  params: idParams,
  status: 200,
  response: muteState,
});

/** Registered in this order: literal paths before `{id}` (api.10). */
export const muteEndpoints = { listMuted, muteMember, unmuteMember, getMuteStatus };
