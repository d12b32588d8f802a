import type Stripe from "stripe";
import { ApiError } from "../http/api-error.ts";
import { type Due, getId, type Till } from "../state/till.ts";
import {
  endSubscription,
  expireIncomplete,
  findLatestInvoice,
  getPeriod,
  isEnding,
} from "./end-subscription.ts";
import type { ChargeResult } from "../payments/charge-intent.ts";
import { openInvoice, payInvoice } from "./pay-invoice.ts";
import { computePeriodEnd, listLines } from "./start-subscription.ts";

const day = 86_400;
/** Days from one try of a renewal to the next. After the last one the subscription ends. */
const retryDays = [1, 2, 2, 2];
const incompleteLifetime = 23 * 3600;

/** The card that a subscription's invoices are paid with. */
export function findMethod(till: Till, subscription: Stripe.Subscription): Stripe.PaymentMethod | undefined {
  const { customers, paymentMethods } = till.state.objects;
  const usual = customers[getId(subscription.customer)]?.invoice_settings.default_payment_method;
  return paymentMethods[String(subscription.default_payment_method ?? usual)];
}

/**
 * Bills the next period, whether or not the current one is over. Where the card is refused it
 * is tried again later.
 */
export function renew(till: Till, subscription: Stripe.Subscription): void {
  const before = getPeriod(subscription);
  const recurring = subscription.items.data[0]?.price.recurring;
  if (!recurring) throw new Error(`${subscription.id} has no recurring price`);
  const end = computePeriodEnd(before.end, subscription.billing_cycle_anchor, recurring);
  for (const item of subscription.items.data) {
    item.current_period_start = before.end;
    item.current_period_end = end;
  }
  till.record("customer.subscription.updated", subscription, {
    items: { data: [{ current_period_start: before.start, current_period_end: before.end }] },
  });
  const invoice = openInvoice(till, {
    subscription,
    reason: "subscription_cycle",
    lines: listLines(till, subscription),
    period: before,
  });
  collect(till, subscription, invoice);
}

/**
 * Tries to pay the open invoice of a subscription, and moves the subscription
 * on by what came of it.
 */
export function collect(
  till: Till,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): ApiError | null {
  // Stripe shows in `invoice.payment_failed` when it tries next.
  const wait = retryDays[invoice.attempt_count];
  invoice.next_payment_attempt = wait === undefined ? null : till.now() + wait * day;
  const before = subscription.status;
  const result = payNow(till, subscription, invoice);
  if (result === "succeeded") return null;
  if (before === "incomplete") return result instanceof ApiError ? result : null;
  if (wait === undefined) {
    endSubscription(till, subscription, "payment_failed");
  } else if (before !== "past_due") {
    subscription.status = "past_due";
    till.record("customer.subscription.updated", subscription, { status: before });
  }
  return result instanceof ApiError ? result : null;
}

/** Tries to pay an open invoice; only that it is paid changes the subscription. */
function payNow(till: Till, subscription: Stripe.Subscription, invoice: Stripe.Invoice): ChargeResult {
  const before = subscription.status;
  const isFirst = before === "incomplete";
  const result = payInvoice(till, invoice, { method: findMethod(till, subscription), isFirst });
  if (result !== "succeeded") return result;
  subscription.status = "active";
  if (before !== "active") till.record("customer.subscription.updated", subscription, { status: before });
  return result;
}

/**
 * Tries to pay an open invoice because somebody asked. A refusal does not count as one of the tries
 * that the subscription has left. Throws 402.
 */
export function payOnDemand(till: Till, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const { attempt_count: tries } = invoice;
  const result = payNow(till, subscription, invoice);
  if (result === "succeeded") return;
  invoice.attempt_count = Math.max(tries, 1);
  if (result instanceof ApiError) throw result;
}

/** The next thing that is due for a subscription, and when; null when nothing is. */
export function findNextOfSubscription(
  till: Till,
  subscription: Stripe.Subscription,
): Due | null {
  switch (subscription.status) {
    case "active": {
      const { end } = getPeriod(subscription);
      if (!isEnding(subscription)) return { at: end, run: () => renew(till, subscription) };
      return { at: end, run: () => void endSubscription(till, subscription, "cancellation_requested") };
    }
    case "past_due": {
      const invoice = findLatestInvoice(till, subscription);
      const at = invoice?.next_payment_attempt;
      return invoice && at ? { at, run: () => void collect(till, subscription, invoice) } : null;
    }
    case "incomplete":
      return {
        at: subscription.created + incompleteLifetime,
        run: () => expireIncomplete(till, subscription),
      };
    default:
      return null;
  }
}
