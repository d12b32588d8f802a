import type Stripe from "stripe";
import { type Till } from "../state/till.ts";

type Reason = "cancellation_requested" | "payment_failed";

/** Ends a subscription now. What it still owes is not asked for any more. */
export function endSubscription(
  till: Till,
  subscription: Stripe.Subscription,
  reason: Reason,
): Stripe.Subscription {
  subscription.status = "canceled";
  subscription.ended_at = till.now();
  subscription.canceled_at ??= till.now();
  if (subscription.cancellation_details) subscription.cancellation_details.reason ??= reason;
  stopCollecting(till, subscription);
  till.record("customer.subscription.deleted", subscription);
  return subscription;
}

/** The first payment never came: Stripe waits 23 hours for it. */
export function expireIncomplete(till: Till, subscription: Stripe.Subscription): void {
  subscription.status = "incomplete_expired";
  subscription.ended_at = till.now();
  const invoice = findLatestInvoice(till, subscription);
  stopCollecting(till, subscription);
  if (invoice?.status === "open") {
    invoice.status = "void";
    invoice.status_transitions.voided_at = till.now();
    till.record("invoice.voided", invoice);
  }
  till.record("customer.subscription.updated", subscription, { status: "incomplete" });
}

/** Whether it runs to the end of its period and no further. */
export function isEnding({ cancel_at }: Stripe.Subscription): boolean {
  return cancel_at !== null;
}

/**
 * Lets it run to the end of its period, or takes that back. @param byDate only a date says so, as
 * where Stripe's portal cancels with flexible billing
 */
export function cancelAtPeriodEnd(
  till: Till,
  subscription: Stripe.Subscription,
  isCancelled: boolean,
  byDate = false,
): void {
  const { cancel_at, cancel_at_period_end, canceled_at } = subscription;
  if (isEnding(subscription) === isCancelled) return;
  subscription.cancel_at_period_end = isCancelled && !byDate;
  subscription.cancel_at = isCancelled ? getPeriod(subscription).end : null;
  subscription.canceled_at = isCancelled ? till.now() : null;
  if (subscription.cancellation_details) {
    subscription.cancellation_details.reason = isCancelled ? "cancellation_requested" : null;
  }
  till.record("customer.subscription.updated", subscription, {
    cancel_at,
    cancel_at_period_end,
    canceled_at,
  });
}

/** The current period, which is on the items. Seconds since 1970. */
export function getPeriod(subscription: Stripe.Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no items`);
  return { start: item.current_period_start, end: item.current_period_end };
}

export function findLatestInvoice(till: Till, subscription: Stripe.Subscription): Stripe.Invoice | undefined {
  return till.state.objects.invoices[String(subscription.latest_invoice)];
}

function stopCollecting(till: Till, subscription: Stripe.Subscription): void {
  const invoice = findLatestInvoice(till, subscription);
  if (invoice?.status !== "open") return;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
}
