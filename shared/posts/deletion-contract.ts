import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { count, idParams, moderationLevel, optionalSwitch, timestamp } from "../primitives.ts";

export const deletePost = defineEndpoint({
  method: "delete",
  path: "/api/posts/{id}",
  summary: "Delete the caller's post",
  access: "member",
  params: idParams,
  query: z.object({
    /** Refused with `conflict`, and nothing deleted, where it would cost XP (posts.23). */
    onlyFree: optionalSwitch,
  }),
  errors: ["forbidden", "conflict"],
  status: 200,
  response: z.object({
    success: z.literal(true),
    xpSpent: count,
    xpGivenBack: count.describe("Of what the post had paid its author; only where it was deleted free"),
  }),
});

const deletionCost = z.object({
  cost: count,
  moderationLevel: moderationLevel.nullable(),
  breakdown: z.object({ baseCost: count, engagementCost: count, multiplier: z.number() }),
  engagement: z.object({
    total: count,
    likes: count,
    comments: count,
    bookmarks: count,
    commentLikes: count,
  }),
  freeUntil: timestamp.nullable().describe(
    "Until when it is free while nobody else acts on the post; null: no longer",
  ),
});

export const getDeletionCost = defineEndpoint({
  method: "get",
  path: "/api/posts/{id}/deletion-cost",
  summary: "The cost of deleting the caller's post, in XP",
  access: "member",
  params: idParams,
  errors: ["forbidden"],
  status: 200,
  response: deletionCost,
});
