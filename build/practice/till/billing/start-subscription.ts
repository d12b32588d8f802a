import type Stripe from "stripe";
import { ApiError } from "../http/api-error.ts";
import type { LineFields } from "../objects/invoice.ts";
import { subscriptionObject } from "../objects/subscription.ts";
import { attachMethod } from "../payments/payment-methods.ts";
import { put, type Till } from "../state/till.ts";
import { openInvoice, payInvoice } from "./pay-invoice.ts";
import { periodEnd } from "./periods.ts";

interface NewSubscription {
  readonly customer: Stripe.Customer;
  readonly items: readonly { readonly price: Stripe.Price; readonly quantity: number }[];
  readonly method: Stripe.PaymentMethod | undefined;
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
}

/** Begins a subscription and pays its first invoice; where that fails it stays `incomplete`. */
export function startSubscription(till: Till, given: NewSubscription): Stripe.Subscription {
  const { customer, items, method, metadata, description } = given;
  const now = till.now();
  const recurring = items[0]?.price.recurring;
  if (!recurring) throw new Error("A subscription needs a recurring price");
  if (method) attachMethod(till, method, customer.id);
  const subscription = put(
    till,
    "subscriptions",
    subscriptionObject({
      now,
      customer: customer.id,
      items,
      periodEnd: periodEnd(now, now, recurring),
      method: method?.id ?? null,
      metadata,
      description,
    }),
  );
  till.record("customer.subscription.created", subscription);
  const invoice = openInvoice(till, {
    subscription,
    reason: "subscription_create",
    lines: linesOf(till, subscription),
    period: { start: now, end: now },
  });
  const result = payInvoice(till, invoice, { method, isFirst: true });
  if (result instanceof ApiError || result !== "succeeded") return subscription;
  subscription.status = "active";
  till.record("customer.subscription.updated", subscription, { status: "incomplete" });
  return subscription;
}

/** What the current period of each item costs. */
export function linesOf(till: Till, subscription: Stripe.Subscription): LineFields[] {
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
