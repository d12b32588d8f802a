import type Stripe from "stripe";
import type { LineFields } from "../objects/invoice.ts";
import { createSubscriptionObject } from "../objects/subscription.ts";
import { attachMethod } from "../payments/payment-methods.ts";
import { getId, put, type Till } from "../state/till.ts";
import { openInvoice, payInvoice, takePayment } from "./pay-invoice.ts";

interface NewSubscription {
  readonly customer: Stripe.Customer;
  readonly items: readonly { readonly price: Stripe.Price; readonly quantity: number }[];
  readonly method: Stripe.PaymentMethod | undefined;
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
  /** The bank answers later. */
  readonly isLate?: boolean;
}

/** Begins a subscription and pays its first invoice; where that fails it stays `incomplete`. */
export function startSubscription(till: Till, given: NewSubscription): Stripe.Subscription {
  const { customer, items, method, metadata, description, isLate = false } = given;
  const now = till.now();
  const recurring = items[0]?.price.recurring;
  if (!recurring) throw new Error("A subscription needs a recurring price");
  if (method) attachMethod(till, method, customer.id);
  const subscription = put(
    till,
    "subscriptions",
    createSubscriptionObject({
      now,
      customer: customer.id,
      items,
      periodEnd: computePeriodEnd(now, now, recurring),
      method: method?.id ?? null,
      metadata,
      description,
    }),
  );
  till.record("customer.subscription.created", subscription);
  const invoice = openInvoice(till, {
    subscription,
    reason: "subscription_create",
    lines: listLines(till, subscription),
    period: { start: now, end: now },
  });
  const result = payInvoice(till, invoice, { method, isFirst: true, isLate });
  if (result === "succeeded") activate(till, subscription);
  return subscription;
}

/**
 * The bank's late answer about the first payment of a subscription; one that it refused stays
 * `incomplete`. Returns the subscription, or null for another payment.
 */
export function settleFirstPayment(
  till: Till,
  intent: Stripe.PaymentIntent,
  outcome: "succeed" | "fail",
): Stripe.Subscription | null {
  const { invoicePayments, invoices, subscriptions } = till.state.objects;
  const payment = Object.values(invoicePayments).find((one) => one.payment.payment_intent === intent.id);
  const invoice = payment && invoices[getId(payment.invoice)];
  const subscription = invoice &&
    Object.values(subscriptions).find(({ latest_invoice: latest }) => latest === invoice.id);
  if (!subscription) return null;
  if (outcome === "fail") {
    till.record("invoice.payment_failed", invoice);
    return subscription;
  }
  takePayment(till, invoice, payment);
  activate(till, subscription);
  return subscription;
}

function activate(till: Till, subscription: Stripe.Subscription): void {
  subscription.status = "active";
  till.record("customer.subscription.updated", subscription, { status: "incomplete" });
}

/** Lists what the current period of each item costs. */
export function listLines(till: Till, subscription: Stripe.Subscription): LineFields[] {
  return subscription.items.data.map((item) => {
    const product = till.state.objects.products[String(item.price.product)];
    const quantity = item.quantity ?? 1;
    return {
      item,
      price: item.price,
      cents: (item.price.unit_amount ?? 0) * quantity,
      description: `${quantity} × ${product?.name ?? item.price.id} (at ${dollars(item.price)} / ${
        item.price.recurring?.interval ?? "month"
      })`,
      period: { start: item.current_period_start, end: item.current_period_end },
      isProration: false,
    };
  });
}

function dollars({ unit_amount: cents }: Stripe.Price): string {
  return `$${((cents ?? 0) / 100).toFixed(2)}`;
}

type Recurring = Pick<Stripe.Price.Recurring, "interval" | "interval_count">;

/**
 * When the period that begins at `start` ends: the first whole number of intervals after the
 * anchor that is later. So a subscription of 31 January is paid until 28 February, then 31
 * March. Seconds since 1970.
 */
export function computePeriodEnd(start: number, anchor: number, recurring: Recurring): number {
  for (let count = 1;; count++) {
    const end = afterIntervals(anchor, recurring, count);
    if (end > start) return end;
  }
}

function afterIntervals(
  anchor: number,
  { interval, interval_count: size }: Recurring,
  count: number,
): number {
  const days = interval === "week" ? 7 : interval === "day" ? 1 : 0;
  if (days > 0) return anchor + count * size * days * 86_400;
  const months = count * size * (interval === "year" ? 12 : 1);
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000);
}
