import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { post as postShape } from "../posts/post-shapes.ts";
import { count, id, idParams, success, timestamp } from "../primitives.ts";
import { pageQuery } from "../paging.ts";
import { promotionRules } from "./promotion-prices.ts";
import { durationText } from "./promotion-texts.ts";
import { fieldText } from "../language/field-text.ts";

const { leastHours, mostHours, defaultHours } = promotionRules;
const wrongDuration = fieldText(durationText);

/** How long a promotion lasts; whole hours. */
const promotionRequest = z.object({
  durationHours: z.number(wrongDuration).int(wrongDuration).min(leastHours, wrongDuration)
    .max(mostHours, wrongDuration).default(defaultHours),
});

/** The acts of viewers, each counted once an hour. */
const promotionResults = z.object({
  views: count,
  postClicks: count,
  imageClicks: count,
  likes: count,
  comments: count,
  commentLikes: count,
  shares: count,
  bookmarks: count,
  ttsPlays: count,
});
export type PromotionResults = z.infer<typeof promotionResults>;

/** A member's own promotion. */
const promotion = z.object({
  id,
  isActive: z.boolean(),
  startedAt: timestamp,
  /** The end of the paid time, even when it ended earlier. */
  endsAt: timestamp,
  endedAt: timestamp.nullable(),
  /** Null while it runs. */
  endReason: z.enum(["time", "xp", "post", "stopped"]).nullable(),
  durationHours: z.number().int().positive(),
  /** XP spent so far. */
  totalCost: count,
  postId: id,
  /** Null once the post is deleted. */
  post: z.object({ id, content: z.string() }).nullable(),
  /** Whether its post can be promoted now: everybody can see it, and no promotion of it runs. */
  canPromoteAgain: z.boolean(),
  /** The sums of its hours. */
  totals: promotionResults,
});
export type Promotion = z.infer<typeof promotion>;

export const promotePost = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/promote",
  summary:
    "Promote the caller's post: 100 XP an hour and 2 XP a view, until the time is up or the XP runs out",
  access: "member",
  params: idParams,
  body: promotionRequest,
  errors: ["insufficient_xp", "forbidden", "conflict"],
  status: 201,
  response: promotion,
});

export const listPromotedPosts = defineEndpoint({
  method: "get",
  path: "/api/posts/promoted",
  summary: "Promoted posts of others to show in the caller's feed, least recently seen first",
  access: "member",
  status: 200,
  readsFromReplica: true,
  response: z.array(postShape),
  hasEtag: true,
});

export const recordPromotionView = defineEndpoint({
  method: "post",
  path: "/api/promotions/{id}/view",
  summary: "Record that a promoted post was visible for two seconds",
  access: "member",
  params: idParams,
  status: 200,
  /**
   * `counted` is false for its author, a viewer already counted in this hour,
   * and an ended promotion.
   */
  response: success.extend({ counted: z.boolean() }),
});

export const promotionEventTypes = [
  "postClick",
  "imageClick",
  "like",
  "comment",
  "commentLike",
  "share",
  "bookmark",
  "ttsPlay",
] as const;
export type PromotionEventType = (typeof promotionEventTypes)[number];

export const recordPromotionEvent = defineEndpoint({
  method: "post",
  path: "/api/promotions/{id}/events",
  summary: "Record an event on a promoted post; each member counts once an hour for each type",
  access: "member",
  params: idParams,
  body: z.object({ type: z.enum(promotionEventTypes) }),
  status: 200,
  response: success.extend({ counted: z.boolean() }),
});

export const listMyPromotions = defineEndpoint({
  method: "get",
  path: "/api/promotions/my",
  summary: "The caller's promotions, newest first",
  access: "member",
  query: pageQuery,
  status: 200,
  response: z.array(promotion),
  paged: true,
  hasEtag: true,
});

export const getPromotion = defineEndpoint({
  method: "get",
  path: "/api/promotions/{id}",
  summary: "One of the caller's promotions",
  access: "member",
  params: idParams,
  status: 200,
  response: promotion,
});

export const stopPromotion = defineEndpoint({
  method: "post",
  path: "/api/promotions/{id}/stop",
  summary: "End the caller's promotion now; the hour begun stays paid, repeating changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: promotion,
});

/** The results of one hour of a promotion. */
const promotionHour = promotionResults.extend({
  id,
  /** Start of the hour. */
  statsHour: timestamp,
  hourlyXpSpent: count,
});
export type PromotionHour = z.infer<typeof promotionHour>;

export const getPromotionStats = defineEndpoint({
  method: "get",
  path: "/api/promotions/{id}/stats",
  summary: "The hourly statistics of the caller's promotion, oldest first",
  access: "member",
  params: idParams,
  status: 200,
  response: z.array(promotionHour),
  hasEtag: true,
});

/** Literal paths before `{id}` (api.10): mounted before the endpoints of posts. */
export const promotionEndpoints = {
  promotePost,
  listPromotedPosts,
  listMyPromotions,
  getPromotion,
  stopPromotion,
  recordPromotionView,
  recordPromotionEvent,
  getPromotionStats,
};
