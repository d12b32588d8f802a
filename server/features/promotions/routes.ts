import * as contract from "#shared/promotions/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { getPromotionStats } from "./get-promotion-stats.ts";
import { listMyPromotions } from "./list-my-promotions.ts";
import { listPromotedPosts } from "./list-promoted-posts.ts";
import { loadPromotion } from "./load-promotion.ts";
import { promotePost } from "./promote-post.ts";
import { recordEvent, recordView } from "./record-view-and-event.ts";
import { stopPromotion } from "./stop-promotion.ts";

/** Literal paths before `{id}` (api.10). */
export const promotionRoutes: readonly Route[] = [
  route(contract.listPromotedPosts, (ctx) => listPromotedPosts(ctx)),
  route(contract.promotePost, (ctx, { params, body }) => promotePost(ctx, params.id, body.durationHours), {
    changes: "nothing",
  }),
  route(contract.listMyPromotions, async (ctx, { query }, { setNextCursor }) => {
    const page = await listMyPromotions(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.getPromotion, (ctx, { params }) => loadPromotion(ctx, params.id)),
  route(contract.stopPromotion, (ctx, { params }) => stopPromotion(ctx, params.id), { changes: "nothing" }),
  route(contract.recordPromotionView, (ctx, { params }) => recordView(ctx, params.id), {
    changes: "nothing",
  }),
  route(contract.recordPromotionEvent, (ctx, { params, body }) => recordEvent(ctx, params.id, body.type), {
    changes: "nothing",
  }),
  route(contract.getPromotionStats, (ctx, { params }) => getPromotionStats(ctx, params.id)),
];
