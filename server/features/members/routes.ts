import * as contract from "#shared/members/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { admitSearch } from "../moderation/help/admit-search.ts";
import { getMemberStats } from "./get-member-stats.ts";
import { getMember } from "./get-member.ts";
import { listActiveBadges, listBadges } from "./list-badges.ts";
import { searchMembers } from "./search-members.ts";

/** Literal paths before `{id}` (api.10). */
export const memberRoutes: readonly Route[] = [
  route(contract.getMemberByUsername, (ctx, { params }) => getMember(ctx, { username: params.username })),
  route(contract.searchMembers, async (ctx, { query }, { setNextCursor, offerSupport, suggestName }) => {
    admitSearch(ctx, query.q, offerSupport);
    const page = await searchMembers(ctx, query.q, query);
    setNextCursor(page.nextCursor);
    suggestName(page.didYouMean);
    return page.items;
  }),
  route(contract.getMember, (ctx, { params }) => getMember(ctx, { id: params.id })),
  route(contract.getMemberStats, (ctx, { params }) => getMemberStats(ctx, params.id)),
  route(contract.listBadges, (ctx, { params }) => listBadges(ctx, params.id)),
  route(contract.listBadgesActive, (ctx, { params }) => listActiveBadges(ctx, params.id)),
  route(contract.listActiveBadges, (ctx, { params }) => listActiveBadges(ctx, params.id)),
];
