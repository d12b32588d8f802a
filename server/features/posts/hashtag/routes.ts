import * as contract from "#shared/posts/hashtag-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { listHashtagPosts } from "./list-hashtag-posts.ts";
import { suggestHashtags } from "./suggest-hashtags.ts";

export const hashtagRoutes: readonly Route[] = [
  route(contract.listHashtagPosts, async (ctx, { params, query }, { setNextCursor, setTotalCount }) => {
    const page = await listHashtagPosts(ctx, params.hashtag, query);
    setNextCursor(page.nextCursor);
    setTotalCount(page.totalCount);
    return page.items;
  }),
  route(contract.suggestHashtags, (ctx, { query }) => suggestHashtags(ctx, query)),
];
