import * as contract from "#shared/members/contract.ts";
import { type Route, route } from "../../http/route.ts";
import { listKeptPosts } from "../posts/list-kept-posts.ts";
import { listPosts } from "../posts/list-posts.ts";
import { getMemberStats } from "./get-member-stats.ts";
import { getMember, loadMember } from "./get-member.ts";
import { listActiveBadges, listBadges } from "./list-badges.ts";
import { searchMembers } from "./search-members.ts";

/** Literal paths before `{id}` (decision 9). */
export const memberRoutes: readonly Route[] = [
  route(contract.getMemberByUsername, (ctx, { params }) => getMember(ctx, { username: params.username })),
  route(contract.searchMembers, async (ctx, { query }, { setNextCursor }) => {
    const page = await searchMembers(ctx, query.q, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.getMember, (ctx, { params }) => getMember(ctx, { id: params.id })),
  route(contract.getMemberStats, (ctx, { params }) => getMemberStats(ctx, params.id)),
  route(contract.listMemberPosts, async (ctx, { params, query }, { setNextCursor }) => {
    const member = await loadMember(ctx, { id: params.id });
    const page = await listPosts(ctx, query, { authorId: member.id });
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.listLikedPosts, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listKeptPosts(ctx, params.id, "liked", query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.listBookmarkedPosts, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listKeptPosts(ctx, params.id, "bookmarked", query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.listBadges, (ctx, { params }) => listBadges(ctx, params.id)),
  route(contract.listBadgesActive, (ctx, { params }) => listActiveBadges(ctx, params.id)),
  route(contract.listActiveBadges, (ctx, { params }) => listActiveBadges(ctx, params.id)),
];
