import * as contract from "#shared/posts/hashtag-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { isCrisisSearch } from "../../../classifier/is-crisis-search.ts";
import { listHashtagPosts } from "./list-hashtag-posts.ts";
import { suggestHashtags } from "./suggest-hashtags.ts";

export const hashtagRoutes: readonly Route[] = [
  route(contract.listHashtagPosts, async (ctx, { params, query }, exchange) => {
    exchange.offerSupport(isCrisisSearch(params.hashtag));
    const page = await listHashtagPosts(ctx, params.hashtag, query);
    exchange.setNextCursor(page.nextCursor);
    exchange.setTotalCount(page.totalCount);
    return page.items;
  }),
  route(contract.suggestHashtags, (ctx, { query }) => suggestHashtags(ctx, query)),
];
