import type Stripe from "stripe";
import { findCrownOfProduct } from "./crown-products.ts";
import type { InvoiceReading, SubscriptionReading } from "./payments.ts";
import { readAnswer, readList } from "./read-answer.ts";
import { readAftermath } from "./read-charge.ts";
import {
  charge,
  type PaidInvoice,
  paidInvoice,
  type Subscription,
  subscription as subscriptionSchema,
} from "./stripe-objects.ts";

/** How many invoices are read: years of renewals. */
const mostInvoices = 100;
const mostCharges = 1_000;

/** A subscription with its paid invoices. Throws Stripe's error when it does not exist. */
export async function readCrownSubscription(
  stripe: Stripe,
  subscriptionId: string,
): Promise<SubscriptionReading> {
  const subscription = await readAnswer(subscriptionSchema, stripe.subscriptions.retrieve(subscriptionId));
  const invoices = await readList(
    paidInvoice,
    mostInvoices,
    (page) =>
      stripe.invoices.list({
        subscription: subscriptionId,
        status: "paid",
        expand: ["data.payments"],
        ...page,
      }),
  );
  const [item] = subscription.items.data;
  return {
    subscriptionId: subscription.id,
    customerId: subscription.customer ?? "",
    ...subscription.metadata,
    isLive: subscription.livemode,
    badgeType: findCrownOfProduct(item?.price.product ?? ""),
    status: statusOf(subscription.status),
    paidUntil: paidUntil(subscription, invoices),
    // The portal sets a date with Stripe's flexible billing.
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    invoices: await readInvoices(stripe, subscription, invoices),
  };
}

function statusOf(status: string): SubscriptionReading["status"] {
  switch (status) {
    case "active":
    case "trialing":
      return "active";
    case "incomplete":
      return "incomplete";
    case "canceled":
    case "incomplete_expired":
      return "ended";
    default:
      // Also `unpaid` and `paused`, which the member can still fix: the paid time and its grace
      // decide until then.
      return "past_due";
  }
}

/**
 * Stripe extends the period when it renews, before payment, so only the lines of paid invoices
 * count.
 */
function paidUntil(subscription: Subscription, invoices: readonly PaidInvoice[]): Date {
  const ends = invoices.flatMap(({ lines }) => lines.data)
    .filter(({ parent }) => parent?.type === "subscription_item_details")
    .map(({ period }) => period.end.getTime());
  return new Date(Math.max(subscription.start_date.getTime(), ...ends));
}

async function readInvoices(
  stripe: Stripe,
  { customer, created }: Subscription,
  invoices: readonly PaidInvoice[],
): Promise<InvoiceReading[]> {
  // An invoice over zero, e.g. after a discount, is no payment.
  const paid = invoices.filter(({ amount_paid }) => amount_paid > 0);
  if (paid.length === 0) return [];
  const charges = await readList(
    charge,
    mostCharges,
    (page) =>
      stripe.charges.list({ customer: customer ?? "", created: { gte: created.getTime() / 1000 }, ...page }),
  );
  const chargeOf = new Map(
    charges.filter(({ status }) => status === "succeeded").map((one) => [one.payment_intent, one]),
  );
  return await Promise.all(paid.map(async (invoice) => {
    const intentId = intentOf(invoice);
    const { receiptUrl, ...aftermath } = await readAftermath(
      stripe,
      intentId === null ? null : chargeOf.get(intentId) ?? null,
    );
    return {
      invoiceId: invoice.id,
      intentId,
      cents: invoice.amount_paid,
      currency: invoice.currency,
      ...aftermath,
      receiptUrl: receiptUrl ?? invoice.hosted_invoice_url,
      paidAt: invoice.status_transitions.paid_at ?? invoice.created,
      isFirst: invoice.billing_reason === "subscription_create",
      isUpgrade: invoice.billing_reason === "subscription_update",
    };
  }));
}

/** The payment that settled it. */
function intentOf({ payments }: PaidInvoice): string | null {
  return payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent ?? null;
}
