import type { QueryClient } from "@tanstack/react-query";
import { type PromotionEventType, recordPromotionEvent } from "#shared/promotions/contract.ts";
import { call } from "../../lib/api/call.ts";
import { runMutation } from "../../lib/cache/query-client.ts";

/** Promotion ids by post id, for the displays that the member has clicked. */
const touched = new Map<string, string>();

/** From now on the member's acts on the post count for this promotion. */
export function markPromotionTouched(postId: string, promotionId: string): void {
  touched.set(postId, promotionId);
}

/** Records an act on a post, if a promotion led to it (promotions.4). The server counts each once an hour. */
export function trackPromotionEvent(client: QueryClient, postId: string, type: PromotionEventType): void {
  const id = touched.get(postId);
  if (id) {
    runMutation(client, () => call(recordPromotionEvent, { params: { id }, body: { type } })).catch(() => {});
  }
}
