import { z } from "zod";
import { suspension } from "../admin/contract.ts";
import { defineEndpoint } from "../endpoint.ts";
import { memberListQuery } from "../members/desk-list.ts";
import { profileField } from "../members/profile-details.ts";
import { role } from "../members/role.ts";
import { pageQuery } from "../paging.ts";
import { count, id, idParams, moderationLevel, timestamp } from "../primitives.ts";
import { caseDecision, caseNote, caseRow, deskMember } from "./case-shapes.ts";

/** A member in the moderators' list. */
const listedMember = deskMember.extend({
  role,
  level: z.number().int().positive(),
  postsCount: count,
  createdAt: timestamp,
  /** To within five minutes; null when the member was not seen since this is recorded. */
  lastSeenAt: timestamp.nullable(),
  suspension: suspension.nullable(),
  /** Until when a decision limits them (cases.4). */
  limitedUntil: timestamp.nullable(),
  /** Cases about them, closed ones included. */
  casesCount: count,
  /** Listed among the detected bots (bots.5). */
  isDetected: z.boolean(),
});
export type ListedMember = z.infer<typeof listedMember>;

/** One member, for moderators. Messages are in no part of it. */
const memberPage = listedMember.extend({
  bio: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  pronouns: z.string().nullable(),
  fields: z.array(profileField),
  followersCount: count,
  followingCount: count,
  /** The latest 20 about them, and the latest 20 decisions and notes of all their cases. */
  cases: z.array(caseRow),
  decisions: z.array(caseDecision),
  notes: z.array(caseNote.extend({ caseId: id })),
  /** For administrators alone. */
  account: z.object({ email: z.string(), purchases: count, devices: count }).nullable(),
});
export type MemberPage = z.infer<typeof memberPage>;

/** A post or comment, whatever its level, and also when it is removed. */
const memberWriting = z.object({
  kind: z.enum(["post", "comment"]),
  id,
  /** The post itself, or that of the comment. */
  postId: id,
  words: z.string(),
  hasPicture: z.boolean(),
  /** Null until it has one. */
  level: moderationLevel.nullable(),
  isRemoved: z.boolean(),
  isCovered: z.boolean(),
  createdAt: timestamp,
});
export type MemberWriting = z.infer<typeof memberWriting>;

export const listModeratedMembers = defineEndpoint({
  method: "get",
  path: "/api/moderation/members",
  summary: "Members by name, filtered and sorted by what moderators look for",
  access: "moderator",
  query: pageQuery.extend(memberListQuery),
  status: 200,
  response: z.array(listedMember),
  paged: true,
  countsUpTo: 1_000,
});

export const getModeratedMember = defineEndpoint({
  method: "get",
  path: "/api/moderation/members/{id}",
  summary:
    "A member with their cases, decisions and notes; for administrators also email, purchases and devices",
  access: "moderator",
  params: idParams,
  status: 200,
  response: memberPage,
});

export const listMemberWritings = defineEndpoint({
  method: "get",
  path: "/api/moderation/members/{id}/writings",
  summary: "A member's posts and comments with their levels, removed ones included, the latest first",
  access: "moderator",
  params: idParams,
  query: pageQuery,
  status: 200,
  response: z.array(memberWriting),
  paged: true,
});

export const moderatedMemberEndpoints = { listModeratedMembers, getModeratedMember, listMemberWritings };
