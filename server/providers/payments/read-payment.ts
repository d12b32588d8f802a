import type Stripe from "stripe";
import { idOf, loaded } from "./expandable-fields.ts";
import type { PaymentReading } from "./payments.ts";
import { readAftermath } from "./read-charge.ts";

/** A payment page with the payment made on it. Throws Stripe's error when there is none. */
export async function readSession(stripe: Stripe, sessionId: string): Promise<PaymentReading> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ["payment_intent.latest_charge"],
  });
  const intent = loaded(session.payment_intent);
  return {
    sessionId: session.id,
    intentId: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription),
    customerId: idOf(session.customer),
    orderId: session.metadata?.["orderId"] ?? null,
    memberId: session.metadata?.["memberId"] ?? null,
    isLive: session.livemode,
    status: statusOfSession(session, intent),
    cents: session.amount_total ?? 0,
    currency: session.currency ?? "",
    ...await readAftermath(stripe, loaded(intent?.latest_charge)),
  };
}

/** A payment itself. Throws Stripe's error when there is none. */
export async function readIntent(stripe: Stripe, intentId: string): Promise<PaymentReading> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] });
  const orderId = intent.metadata["orderId"] ?? null;
  return {
    sessionId: null,
    intentId: intent.id,
    // Stripe does not copy a subscription's metadata to the payments of its invoices.
    subscriptionId: orderId === null ? await subscriptionPaidBy(stripe, intent.id) : null,
    customerId: idOf(intent.customer),
    orderId,
    memberId: intent.metadata["memberId"] ?? null,
    isLive: intent.livemode,
    status: statusOfIntent(intent),
    cents: intent.status === "succeeded" ? intent.amount_received : intent.amount,
    currency: intent.currency,
    ...await readAftermath(stripe, loaded(intent.latest_charge)),
  };
}

function statusOfSession(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): PaymentReading["status"] {
  if (session.payment_status !== "unpaid") return "paid";
  if (session.status === "expired") return "cancelled";
  const ofIntent = intent ? statusOfIntent(intent) : "open";
  if (session.status === "open") return ofIntent === "failed" ? "failed" : "open";
  // Completed and unpaid: the bank answers later, or has refused.
  return ofIntent === "failed" || ofIntent === "cancelled" ? ofIntent : "processing";
}

function statusOfIntent(intent: Stripe.PaymentIntent): PaymentReading["status"] {
  switch (intent.status) {
    case "succeeded":
      return "paid";
    case "canceled":
      return "cancelled";
    case "processing":
    case "requires_capture":
      return "processing";
    default:
      return intent.status === "requires_payment_method" && intent.last_payment_error ? "failed" : "open";
  }
}

async function subscriptionPaidBy(stripe: Stripe, intentId: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intentId },
    expand: ["data.invoice"],
  });
  const invoice = loaded(data[0]?.invoice);
  return idOf(invoice && !invoice.deleted ? invoice.parent?.subscription_details?.subscription : null);
}
