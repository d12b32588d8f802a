import * as contract from "#shared/posts/contract.ts";
import * as deletion from "#shared/posts/deletion-contract.ts";
import * as pins from "#shared/posts/pin-contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { admitSearch } from "../moderation/help/admit-search.ts";
import { bookmarkPost, unbookmarkPost } from "./toggles/bookmark-post.ts";
import { createPost } from "./publish/create-post.ts";
import { deletePost } from "./publish/delete-post.ts";
import { getDeletionCost } from "./publish/get-deletion-cost.ts";
import { likePost, unlikePost } from "./toggles/like-post.ts";
import { listFollowingPosts } from "./feed/list-following-posts.ts";
import { listLikers } from "./toggles/list-likers.ts";
import { serializePost } from "./serialize-post.ts";
import { pinPost, unpinPost } from "./toggles/pin-post.ts";
import { repostPost, withdrawRepost } from "./repost/repost-post.ts";
import { searchPosts } from "./search/search-posts.ts";
import { sharePost } from "./toggles/share-post.ts";

/** Literal paths before `{id}` (api.10). */
export const postRoutes: readonly Route[] = [
  route(contract.listPosts, async (ctx, { query }, { setNextCursor, setTotalCount, offerSupport }) => {
    if (query.q) admitSearch(ctx, query.q, offerSupport);
    const page = await searchPosts(ctx, query.q ?? "", query);
    setNextCursor(page.nextCursor);
    setTotalCount(page.totalCount);
    return page.items;
  }),
  route(contract.createPost, (ctx, { body }) => createPost(ctx, body), {
    limits: ["post"],
    changes: "named",
  }),
  route(contract.listFollowingPosts, async (ctx, { query }, { setNextCursor }) => {
    const page = await listFollowingPosts(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.getPost, (ctx, { params }) => serializePost(ctx, params.id)),
  route(deletion.deletePost, (ctx, { params, query }) => deletePost(ctx, params.id, query), {
    concernsEverybody: true,
    changes: "named",
  }),
  route(contract.likePost, (ctx, { params }) => likePost(ctx, params.id), { changes: "named" }),
  route(contract.unlikePost, (ctx, { params }) => unlikePost(ctx, params.id), { changes: "named" }),
  route(contract.listPostLikes, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listLikers(ctx, params.id, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.bookmarkPost, (ctx, { params }) => bookmarkPost(ctx, params.id), { changes: "named" }),
  route(contract.unbookmarkPost, (ctx, { params }) => unbookmarkPost(ctx, params.id), { changes: "named" }),
  route(contract.sharePost, (ctx, { params }) => sharePost(ctx, params.id), { changes: "named" }),
  route(contract.repostPost, (ctx, { params }) => repostPost(ctx, params.id), { changes: "named" }),
  route(contract.withdrawRepost, (ctx, { params }) => withdrawRepost(ctx, params.id), {
    concernsEverybody: true,
    changes: "named",
  }),
  route(pins.pinPost, (ctx, { params }) => pinPost(ctx, params.id), { changes: "named" }),
  route(pins.unpinPost, (ctx, { params }) => unpinPost(ctx, params.id), { changes: "named" }),
  route(deletion.getDeletionCost, (ctx, { params }) => getDeletionCost(ctx, params.id)),
];
