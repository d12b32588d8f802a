import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { defineEndpoint } from "../endpoint.ts";
import { badge } from "../members/badge-shapes.ts";
import { memberListQuery } from "../members/desk-list.ts";
import { profileImage } from "../members/profile-image.ts";
import { role } from "../members/role.ts";
import { pageQuery } from "../paging.ts";
import { count, id, idParams, requiredText, success, timestamp } from "../primitives.ts";

/** The XP that one click gives (admin.2). */
export const giftAmounts = [10, 100, 500] as const;
export type GiftAmount = (typeof giftAmounts)[number];

export const suspension = z.object({
  since: timestamp,
  reason: z.string(),
  /** Null: until somebody restores them. */
  until: timestamp.nullable(),
});

/** A member as the administrator sees them. */
export const adminUser = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  email: z.string(),
  ...profileImage,
  isAdmin: z.boolean(),
  /** A suspended moderator cannot use it. */
  role,
  isBot: z.boolean(),
  xp: count,
  level: z.number().int().positive(),
  /** Badges that have not expired, the highest first. */
  badges: z.array(badge),
  createdAt: timestamp,
  /** To within five minutes; null when the member was not seen since this is recorded. */
  lastSeenAt: timestamp.nullable(),
  suspension: suspension.nullable(),
  /** Until when a decision limits them (cases.4). */
  limitedUntil: timestamp.nullable(),
  postsCount: count,
  /** Cases about them, closed ones included. */
  casesCount: count,
  /** Listed among the detected bots (bots.5). */
  isDetected: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** Why an administrator acts. The member reads it, and the audit keeps it. */
export const reason = requiredText(
  500,
  fieldText(msg`Please write a reason.`),
  fieldText(msg`The reason can have at most 500 characters.`),
);

export const listUsers = defineEndpoint({
  method: "get",
  path: "/api/admin/users",
  summary: "Members by username, display name or email, filtered and sorted",
  access: "admin",
  query: pageQuery.extend(memberListQuery),
  status: 200,
  response: z.array(adminUser),
  paged: true,
  countsUpTo: 1_000,
});

export const giftXp = defineEndpoint({
  method: "post",
  path: "/api/admin/gift-xp",
  summary: "Give a member 10, 100 or 500 XP; bots and suspended members get none",
  access: "admin",
  body: z.object({
    userId: id,
    xpAmount: z.literal(giftAmounts, fieldText(msg`Gifts are exactly 10, 100 or 500 XP.`)),
  }),
  errors: ["not_found", "conflict"],
  status: 201,
  response: success.extend({ xp: count }),
});

export const suspendUser = defineEndpoint({
  method: "post",
  path: "/api/admin/users/{id}/suspend",
  summary:
    "Sign a member out everywhere and keep them out until restored; administrators and bots cannot be suspended",
  access: "admin",
  params: idParams,
  body: z.object({ reason }),
  errors: ["conflict"],
  status: 200,
  response: adminUser,
});

export const restoreUser = defineEndpoint({
  method: "post",
  path: "/api/admin/users/{id}/restore",
  summary: "Let a suspended member sign in again",
  access: "admin",
  params: idParams,
  body: z.object({ reason }),
  errors: ["conflict"],
  status: 200,
  response: adminUser,
});

export const removePost = defineEndpoint({
  method: "post",
  path: "/api/admin/posts/{id}/remove",
  summary: "Delete a member's post at no cost to them, and tell them why",
  access: "admin",
  params: idParams,
  body: z.object({ reason }),
  status: 200,
  response: success,
});

export const removeComment = defineEndpoint({
  method: "post",
  path: "/api/admin/comments/{id}/remove",
  summary: "Delete a member's comment, and tell them why",
  access: "admin",
  params: idParams,
  body: z.object({ reason }),
  status: 200,
  response: success,
});

export const adminEndpoints = { listUsers, giftXp, suspendUser, restoreUser, removePost, removeComment };
