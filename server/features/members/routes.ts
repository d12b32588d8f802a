import * as contract from "#shared/members/contract.ts";
import { type Route, route } from "../../http/route.ts";
import { listPosts } from "../posts/list-posts.ts";
import { getMemberStats } from "./get-member-stats.ts";
import { getMember, loadMember } from "./get-member.ts";

/** Literal paths before `{id}` (decision 9). */
export const memberRoutes: readonly Route[] = [
  route(contract.getMemberByUsername, (ctx, { params }) => getMember(ctx, { username: params.username })),
  route(contract.getMember, (ctx, { params }) => getMember(ctx, { id: params.id })),
  route(contract.getMemberStats, (ctx, { params }) => getMemberStats(ctx, params.id)),
  route(contract.listMemberPosts, async (ctx, { params, query }, { setNextCursor }) => {
    const member = await loadMember(ctx, { id: params.id });
    const page = await listPosts(ctx, query, { authorId: member.id });
    setNextCursor(page.nextCursor);
    return page.items;
  }),
];
