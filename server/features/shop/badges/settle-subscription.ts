import type { Ctx } from "../../../context.ts";
import { PaymentsUnavailable, type SubscriptionReading } from "../../../providers/payments/payments.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { cancelOrder } from "../orders/order-queries.ts";
import { takeReadingNumber } from "../orders/settle-order-queries.ts";
import { describeCrown, getCrownEnd, isReversed } from "./crown-texts.ts";
import { uuidv7 } from "uuidv7";
import type { Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";

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
  const endsAt = getCrownEnd(subscription, at);
  const { badgeType } = subscription;
  const settled = await updateCrown(ctx.sql, {
    number,
    subscription,
    endsAt,
    texts: badgeType ? describeCrown(badgeType, subscription, endsAt ?? at) : {},
    at,
  });
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

interface SettledCrown {
  /** Null: of an order that is not ours, or whose member left. */
  readonly memberId: string | null;
  /** Why nothing was changed, for the operator; null: it fits. */
  readonly problem: string | null;
  /**
   * With a problem: whether its member's account is gone, so that nobody should
   * pay for it any more.
   */
  readonly hasLeft?: boolean | null;
  readonly happened: readonly string[];
  readonly notified: readonly (Notified | null)[] | null;
}

interface Settlement {
  /** The number of the reading, from `takeReadingNumber`. */
  readonly number: number;
  readonly subscription: SubscriptionReading;
  readonly endsAt: Date | null;
  readonly texts: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** See settle_crown. */
async function updateCrown(
  sql: Sql,
  { number, subscription, endsAt, texts, at }: Settlement,
): Promise<SettledCrown> {
  // Ids for the invoices that are new.
  const invoices = subscription.invoices.map((invoice) => ({ ...invoice, newId: uuidv7() }));
  const [row] = await sql<{ settled: SettledCrown }[]>`
    select settle_crown(
      ${number}::bigint,
      ${JSON.stringify({ ...subscription, invoices })}::text::jsonb,
      ${endsAt}::timestamptz,
      ${JSON.stringify(texts)}::text::jsonb,
      ${at}::timestamptz
    ) as settled`;
  if (!row) throw new Error("settle_crown returned nothing");
  return row.settled;
}
