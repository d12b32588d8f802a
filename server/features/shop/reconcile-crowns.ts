import type { Ctx } from "../../context.ts";
import { settleCrown } from "./orders/settle-order.ts";
import {
  selectOverdueSubscriptions,
  selectOwnerlessSubscriptions,
  updateEndedSubscription,
} from "./reconcile-crown-queries.ts";
import { askPayments, requirePayments } from "./ask-payments.ts";

/**
 * Settles the crowns whose paid time is over, and cancels the subscriptions of deleted accounts.
 * Returns the differences in words. Throws `payments_unavailable`.
 */
export async function reconcileCrowns(ctx: Ctx, signal: AbortSignal): Promise<string[]> {
  const { isLive } = requirePayments(ctx);
  const differences: string[] = [];
  for (const id of await selectOverdueSubscriptions(ctx.sql, ctx.clock.now(), isLive)) {
    signal.throwIfAborted();
    const { problem, hasChanged } = await settleCrown(ctx, id);
    if (problem || hasChanged) differences.push(`The subscription ${id}: ${problem ?? "it changed"}`);
  }
  for (const id of await selectOwnerlessSubscriptions(ctx.sql, isLive)) {
    signal.throwIfAborted();
    await askPayments(ctx, (payments) => payments.cancelSubscription(id));
    await updateEndedSubscription(ctx.sql, id);
  }
  return differences;
}
