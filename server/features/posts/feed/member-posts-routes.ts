import * as contract from "#shared/members/contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { listLikedOrBookmarked } from "../toggles/list-liked-and-bookmarked.ts";
import { listMemberPictures, listMemberPosts } from "./list-member-posts.ts";

/** The lists of posts on a member's profile. */
export const memberPostRoutes: readonly Route[] = [
  route(contract.listMemberPosts, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listMemberPosts(ctx, params.id, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.listMemberPictures, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listMemberPictures(ctx, params.id, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.listLikedPosts, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listLikedOrBookmarked(ctx, params.id, "liked", query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.listBookmarkedPosts, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listLikedOrBookmarked(ctx, params.id, "bookmarked", query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
];
