import type { QueryClient } from "@tanstack/react-query";
import { type PromotionEventType, recordPromotionEvent } from "#shared/promotions/contract.ts";
import { call } from "../../lib/api/call.ts";
import { runMutation } from "../../lib/cache/query-client.ts";

/** The promotions whose display the reader has touched, by their posts. */
const touched = new Map<string, string>();

/** The reader did something inside a promoted display: what they do with its post from now on is to its credit. */
export function markPromotionTouched(postId: string, promotionId: string): void {
  touched.set(postId, promotionId);
}

/** Tells of an act at a post, if it is to a promotion's credit. The server counts each once an hour. */
export function trackPromotionEvent(client: QueryClient, postId: string, type: PromotionEventType): void {
  const id = touched.get(postId);
  if (id) {
    runMutation(client, () => call(recordPromotionEvent, { params: { id }, body: { type } })).catch(() => {});
  }
}
