import type { QueryClient } from "@tanstack/react-query";
import { type PromotionEventType, recordPromotionEvent } from "#shared/promotions/contract.ts";
import { call } from "../../lib/api/call.ts";
import { runMutation } from "../../lib/cache/query-client.ts";

/** Ids of the promotions that the member has clicked, by post id. */
const touched = new Map<string, string>();

/** Makes the member's later acts on the post count for this promotion. */
export function markPromotionTouched(postId: string, promotionId: string): void {
  touched.set(postId, promotionId);
}

/**
 * Records an act on a post if a promotion led to it (promotions.4). The server counts each act once
 * an hour.
 */
export function trackPromotionEvent(client: QueryClient, postId: string, type: PromotionEventType): void {
  const id = touched.get(postId);
  if (id) {
    runMutation(client, () => call(recordPromotionEvent, { params: { id }, body: { type } })).catch(() => {});
  }
}
