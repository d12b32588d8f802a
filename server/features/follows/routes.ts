import * as contract from "#shared/follows/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { addBell, removeBell } from "./bells/set-bell.ts";
import { followMember, unfollowMember } from "./follow-member.ts";
import { getFollowStatus } from "./get-follow-status.ts";
import { listFollows } from "./list-follows.ts";
import { suggestMembers } from "./suggest-members.ts";

/** Literal paths before `{id}` (api.10). */
export const followRoutes: readonly Route[] = [
  route(contract.listOwnFollowing, async (ctx, { query }, { setNextCursor }) => {
    const page = await listFollows(ctx, { followedBy: ctx.actor.id }, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.listBells, async (ctx, { query }, { setNextCursor }) => {
    const page = await listFollows(ctx, { bellsOf: ctx.actor.id }, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.listSuggestedMembers, (ctx) => suggestMembers(ctx)),
  route(contract.followMember, (ctx, { params }) => followMember(ctx, params.id), {
    limits: ["follow"],
    changes: "named",
  }),
  route(contract.unfollowMember, (ctx, { params }) => unfollowMember(ctx, params.id), { changes: "named" }),
  route(contract.addBell, (ctx, { params }) => addBell(ctx, params.id), { changes: "nothing" }),
  route(contract.removeBell, (ctx, { params }) => removeBell(ctx, params.id), { changes: "nothing" }),
  route(contract.getFollowStatus, (ctx, { params }) => getFollowStatus(ctx, params.id)),
  route(contract.listFollowers, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listFollows(ctx, { followersOf: params.id }, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.listFollowing, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listFollows(ctx, { followedBy: params.id }, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
];
