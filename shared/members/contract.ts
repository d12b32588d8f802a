import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { hasInertLinks, postList } from "../posts/post-shapes.ts";
import { count, id, idParams, text, timestamp } from "../primitives.ts";
import { pageQuery } from "../paging.ts";
import { authorBadge, badge } from "./badge-shapes.ts";
import { memberCard } from "./member-card.ts";
import { profileDetails } from "./profile-details.ts";
import { profileImage } from "./profile-image.ts";

/** A member as others see them. */
export const profile = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  ...profileImage,
  ...profileDetails,
  badge: authorBadge.nullable(),
  isBot: z.boolean(),
  bio: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  xp: count,
  level: z.number().int().positive(),
  streak: count,
  createdAt: timestamp,
  hasInertLinks,
  pinnedPostId: id.nullable().describe("The post that stands first, if the caller sees it (members.18)"),
});
export type Profile = z.infer<typeof profile>;

export const memberStats = z.object({ postsCount: count, followersCount: count, followingCount: count });

export const getMemberByUsername = defineEndpoint({
  method: "get",
  path: "/api/users/username/{username}",
  summary: "A member by username, whatever its case",
  access: "member",
  params: z.object({ username: text(50) }),
  errors: ["not_found"],
  status: 200,
  readsFromReplica: true,
  response: profile,
});

export const getMember = defineEndpoint({
  method: "get",
  path: "/api/users/{id}",
  summary: "A member by id",
  access: "member",
  params: idParams,
  status: 200,
  readsFromReplica: true,
  response: profile,
});

export const getMemberStats = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/stats",
  summary: "Counts of a member's posts, followers and followed members",
  access: "member",
  params: idParams,
  status: 200,
  readsFromReplica: true,
  response: memberStats,
});

export const listMemberPosts = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/posts",
  summary: "A member's posts, newest first",
  access: "member",
  isSheddable: true,
  params: idParams,
  query: pageQuery,
  status: 200,
  readsFromReplica: true,
  response: postList,
  paged: true,
});

export const listMemberPictures = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/pictures",
  summary: "A member's posts with a picture, newest first",
  access: "member",
  isSheddable: true,
  params: idParams,
  query: pageQuery,
  status: 200,
  readsFromReplica: true,
  response: postList,
  paged: true,
});

export const searchMembers = defineEndpoint({
  method: "get",
  path: "/api/users/search",
  summary:
    "Members by the beginning of any word of their username or display name, with or without accents, best matches first; a leading @ is dropped",
  access: "member",
  isSheddable: true,
  query: pageQuery.extend({ q: text(100).default("") }),
  status: 200,
  readsFromReplica: true,
  response: z.array(memberCard),
  paged: true,
  offersSupport: true,
  suggestsName: true,
});

export const listLikedPosts = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/likes",
  summary: "Posts the caller likes, latest liked first; 403 for other members",
  access: "member",
  isSheddable: true,
  params: idParams,
  query: pageQuery,
  errors: ["forbidden"],
  status: 200,
  readsFromReplica: true,
  response: postList,
  paged: true,
});

export const listBookmarkedPosts = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/bookmarks",
  summary: "Posts the caller has bookmarked, latest first; 403 for other members",
  access: "member",
  isSheddable: true,
  params: idParams,
  query: pageQuery,
  errors: ["forbidden"],
  status: 200,
  readsFromReplica: true,
  response: postList,
  paged: true,
});

export const listBadges = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/badges",
  summary: "A member's badges, highest first; only the member sees expired ones",
  access: "member",
  params: idParams,
  status: 200,
  readsFromReplica: true,
  response: z.array(badge),
});

export const listBadgesActive = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/badges/active",
  summary: "A member's active badges, highest first",
  access: "member",
  params: idParams,
  status: 200,
  readsFromReplica: true,
  response: z.array(badge),
});

/** The specification names it twice. */
export const listActiveBadges = defineEndpoint({
  ...listBadgesActive,
  path: "/api/users/{id}/active-badges",
});

/** Registered in this order: literal paths before `{id}` (api.10). */
export const memberEndpoints = {
  getMemberByUsername,
  searchMembers,
  getMember,
  getMemberStats,
  listMemberPosts,
  listMemberPictures,
  listLikedPosts,
  listBookmarkedPosts,
  listBadges,
  listBadgesActive,
  listActiveBadges,
};
