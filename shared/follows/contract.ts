import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { memberCard } from "../members/member-card.ts";
import { count, idParams } from "../primitives.ts";
import { pageQuery } from "../paging.ts";

/** Large, since the dialogs filter the loaded people (members.2). */
const peopleQuery = pageQuery.extend({ limit: pageQuery.shape.limit.default(100) });

export const followState = z.object({ isFollowing: z.boolean(), followersCount: count });
export const followStatus = z.object({
  isFollowing: z.boolean(),
  isFollowedBy: z.boolean(),
  hasBell: z.boolean().describe("The caller is notified of each post of the member (notifications.7)"),
});

/** For how many members one has a bell at most (notifications.7). */
export const mostBells = 50;
const bellState = z.object({ hasBell: z.boolean() });

export const listOwnFollowing = defineEndpoint({
  method: "get",
  path: "/api/users/following",
  summary: "Members the caller follows, latest first",
  access: "member",
  query: peopleQuery,
  status: 200,
  readsFromReplica: true,
  response: z.array(memberCard),
  paged: true,
});

export const listBells = defineEndpoint({
  method: "get",
  path: "/api/users/bells",
  summary: "Members of whose posts the caller is notified, those followed latest first",
  access: "member",
  query: peopleQuery,
  status: 200,
  response: z.array(memberCard),
  paged: true,
});

export const listSuggestedMembers = defineEndpoint({
  method: "get",
  path: "/api/users/suggested",
  summary: "Up to ten members worth following, best matches first",
  access: "member",
  status: 200,
  readsFromReplica: true,
  response: z.array(memberCard),
});

export const followMember = defineEndpoint({
  method: "post",
  path: "/api/users/{id}/follow",
  summary: "Follow a member; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: followState,
});

export const unfollowMember = defineEndpoint({
  method: "delete",
  path: "/api/users/{id}/follow",
  summary: "Unfollow a member; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: followState,
});

export const addBell = defineEndpoint({
  method: "post",
  path: "/api/users/{id}/bell",
  summary: "Be notified of each post of a member whom the caller follows; repeating changes nothing",
  access: "member",
  params: idParams,
  /** The caller doesn't follow them, or has as many bells as there may be. */
  errors: ["conflict"],
  status: 200,
  response: bellState,
});

export const removeBell = defineEndpoint({
  method: "delete",
  path: "/api/users/{id}/bell",
  summary: "Be notified of a member's posts no more; repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: bellState,
});

export const getFollowStatus = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/follow-status",
  summary: "Whether the caller follows a member, and is followed by them",
  access: "member",
  params: idParams,
  status: 200,
  response: followStatus,
});

export const listFollowers = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/followers",
  summary: "A member's followers, latest first",
  access: "member",
  isSheddable: true,
  params: idParams,
  query: peopleQuery,
  status: 200,
  readsFromReplica: true,
  response: z.array(memberCard),
  paged: true,
});

export const listFollowing = defineEndpoint({
  method: "get",
  path: "/api/users/{id}/following",
  summary: "Members that a member follows, latest first",
  access: "member",
  isSheddable: true,
  params: idParams,
  query: peopleQuery,
  status: 200,
  readsFromReplica: true,
  response: z.array(memberCard),
  paged: true,
});

/** Registered in this order: literal paths before `{id}` (api.10). */
export const followEndpoints = {
  listOwnFollowing,
  listBells,
  listSuggestedMembers,
  followMember,
  unfollowMember,
  addBell,
  removeBell,
  getFollowStatus,
  listFollowers,
  listFollowing,
};
