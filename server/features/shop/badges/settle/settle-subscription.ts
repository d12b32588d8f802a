import type { Ctx } from "../../../../context.ts";
import { PaymentsUnavailable, type SubscriptionReading } from "../../../../providers/payments/payments.ts";
import { publishNotified } from "../../../notifications/publish-notified.ts";
import { cancelOrder, takeReadingNumber } from "../../orders/order-queries.ts";
import { getCrownEnd, isReversed } from "../crown-texts.ts";
import { type SettledCrown, updateCrown } from "./update-crown.ts";

interface SettledSubscription {
  /** Why nothing was changed, for the operator; null when it fits. */
  readonly problem: string | null;
  readonly hasChanged: boolean;
}

/**
 * Reads a crown's subscription at the provider and settles it accordingly (badges.6): grants,
 * renews, changes or ends the crown and stores its paid invoices, any number of times, in any
 * order. A subscription that does not fit is logged and changes nothing; that of a member who left
 * is cancelled. Throws `PaymentsUnavailable`.
 */
export async function settleSubscription(ctx: Ctx, subscriptionId: string): Promise<SettledSubscription> {
  const { payments } = ctx.providers;
  if (!payments) throw new PaymentsUnavailable("No payment provider is set up");
  const number = await takeReadingNumber(ctx.sql);
  const subscription = await payments.readSubscription(subscriptionId);
  if (!subscription) return reportMisfit(ctx, subscriptionId, "The provider does not know it");
  const at = ctx.clock.now();
  const given = { number, subscription, endsAt: getCrownEnd(subscription, at), at };
  const settled = await ctx.db.transaction((tx) => updateCrown(tx, given));
  // Also when nothing happened: an expired badge is put aside.
  if (settled.memberId) ctx.changed([`member:${settled.memberId}`]);
  if (settled.hasLeft && subscription.status !== "ended") await payments.cancelSubscription(subscriptionId);
  if (settled.problem) return reportMisfit(ctx, subscriptionId, settled.problem);
  publishCrown(ctx, settled);
  await endUnpaidOrder(ctx, subscription);
  if (isReversed(subscription) && subscription.status !== "ended") {
    await payments.cancelSubscription(subscriptionId);
  }
  return { problem: null, hasChanged: settled.happened.length > 0 };
}

/** Its bank refused the first payment, so the order must not wait for it any more. */
async function endUnpaidOrder(
  ctx: Ctx,
  { orderId, status, invoices }: SubscriptionReading,
): Promise<void> {
  if (status !== "ended" || invoices.length > 0 || orderId === null) return;
  await cancelOrder(ctx.sql, orderId, ["pending", "failed"]);
}

function publishCrown(ctx: Ctx, { memberId, happened, notified }: SettledCrown): void {
  if (!memberId || happened.length === 0) return;
  // The filter may have fallen back to high.
  ctx.actors.forgetMember(memberId);
  publishNotified(ctx, notified);
  ctx.publish({ type: "resync", memberId });
}

function reportMisfit(ctx: Ctx, subscriptionId: string, problem: string): SettledSubscription {
  ctx.log.error(
    { subscriptionId, problem },
    "a subscription does not fit its order, so no crown was granted",
  );
  return { problem, hasChanged: false };
}
