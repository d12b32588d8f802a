import type Stripe from "stripe";
import { crownOfProduct } from "./crown-products.ts";
import { idOf } from "./expandable-fields.ts";
import type { InvoiceReading, SubscriptionReading } from "./payments.ts";
import { readAftermath } from "./read-charge.ts";

/** Invoices that are looked at: years of renewals. */
const mostInvoices = 100;
const mostCharges = 1_000;

/** A subscription with its paid invoices. Throws Stripe's error when there is none. */
export async function readCrownSubscription(
  stripe: Stripe,
  subscriptionId: string,
): Promise<SubscriptionReading> {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const invoices = await stripe.invoices.list({
    subscription: subscriptionId,
    status: "paid",
    limit: mostInvoices,
    expand: ["data.payments"],
  });
  const [item] = subscription.items.data;
  const { orderId = null, memberId = null } = subscription.metadata;
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    orderId,
    memberId,
    isLive: subscription.livemode,
    badgeType: crownOfProduct(idOf(item?.price.product) ?? ""),
    status: statusOf(subscription.status),
    paidUntil: paidUntil(subscription, invoices.data),
    // The portal sets a date where Stripe bills flexibly.
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    invoices: await readInvoices(stripe, subscription, invoices.data),
  };
}

function statusOf(status: Stripe.Subscription.Status): SubscriptionReading["status"] {
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
      // Also `unpaid` and `paused`, which the member can still mend: what is paid for and its grace decide until then.
      return "past_due";
  }
}

/** Stripe moves the period on when it renews, before that is paid: so the paid invoices' lines count. */
function paidUntil(subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[]): Date {
  const ends = invoices.flatMap(({ lines }) => lines.data)
    .filter(({ parent }) => parent?.type === "subscription_item_details")
    .map(({ period }) => period.end);
  return dateOf(Math.max(subscription.start_date, ...ends));
}

async function readInvoices(
  stripe: Stripe,
  { customer, created }: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Promise<InvoiceReading[]> {
  // An invoice of nothing, e.g. after a discount, was no payment.
  const paid = invoices.filter(({ amount_paid }) => amount_paid > 0);
  if (paid.length === 0) return [];
  const charges = await stripe.charges.list({
    customer: idOf(customer) ?? "",
    created: { gte: created },
    limit: 100,
  }).autoPagingToArray({ limit: mostCharges });
  const chargeOf = new Map(
    charges.filter(({ status }) => status === "succeeded")
      .map((charge) => [idOf(charge.payment_intent), charge]),
  );
  return await Promise.all(paid.map(async (invoice) => {
    const intentId = intentOf(invoice);
    const charge = intentId === null ? null : chargeOf.get(intentId) ?? null;
    const { receiptUrl, ...aftermath } = await readAftermath(stripe, charge);
    return {
      invoiceId: invoice.id,
      intentId,
      cents: invoice.amount_paid,
      currency: invoice.currency,
      ...aftermath,
      receiptUrl: receiptUrl ?? invoice.hosted_invoice_url ?? null,
      paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
      isFirst: invoice.billing_reason === "subscription_create",
    };
  }));
}

/** The payment that settled it. */
function intentOf({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === "paid");
  return idOf(paid?.payment.payment_intent);
}

/** @param seconds as Stripe counts time */
function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
