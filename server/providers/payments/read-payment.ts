import type Stripe from "stripe";
import type { PaymentReading } from "./payments.ts";
import { readAnswer } from "./read-answer.ts";
import { readAftermath } from "./read-charge.ts";
import {
  type Intent,
  intent as intentSchema,
  invoicePayments,
  type Session,
  session as sessionSchema,
} from "./stripe-objects.ts";

/** A payment page with its payment. Throws Stripe's error when it does not exist. */
export async function readSession(stripe: Stripe, sessionId: string): Promise<PaymentReading> {
  const session = await readAnswer(
    sessionSchema,
    stripe.checkout.sessions.retrieve(sessionId, { expand: ["payment_intent.latest_charge"] }),
  );
  const { payment_intent: paidBy } = session;
  const intent = typeof paidBy === "string" ? null : paidBy;
  return {
    sessionId: session.id,
    intentId: typeof paidBy === "string" ? paidBy : paidBy?.id ?? null,
    subscriptionId: session.subscription,
    customerId: session.customer,
    ...session.metadata,
    isLive: session.livemode,
    status: statusOfSession(session, intent),
    cents: session.amount_total ?? 0,
    currency: session.currency ?? "",
    ...await readAftermath(stripe, intent?.latest_charge ?? null),
  };
}

/** A payment itself. Throws Stripe's error when it does not exist. */
export async function readIntent(stripe: Stripe, intentId: string): Promise<PaymentReading> {
  const intent = await readAnswer(
    intentSchema,
    stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
  );
  const { orderId } = intent.metadata;
  return {
    sessionId: null,
    intentId: intent.id,
    // Stripe does not copy a subscription's metadata to the payments of its invoices.
    subscriptionId: orderId === null ? await findSubscriptionPaidBy(stripe, intent.id) : null,
    customerId: intent.customer,
    ...intent.metadata,
    isLive: intent.livemode,
    status: statusOfIntent(intent),
    cents: intent.status === "succeeded" ? intent.amount_received : intent.amount,
    currency: intent.currency,
    ...await readAftermath(stripe, intent.latest_charge),
  };
}

function statusOfSession(session: Session, intent: Intent | null): PaymentReading["status"] {
  if (session.payment_status !== "unpaid") return "paid";
  if (session.status === "expired") return "cancelled";
  const ofIntent = intent ? statusOfIntent(intent) : "open";
  if (session.status === "open") return ofIntent === "failed" ? "failed" : "open";
  // Completed and unpaid: the bank answers later, or has refused.
  return ofIntent === "failed" || ofIntent === "cancelled" ? ofIntent : "processing";
}

function statusOfIntent(intent: Intent): PaymentReading["status"] {
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

async function findSubscriptionPaidBy(stripe: Stripe, intentId: string): Promise<string | null> {
  const { data } = await readAnswer(
    invoicePayments,
    stripe.invoicePayments.list({
      payment: { type: "payment_intent", payment_intent: intentId },
      expand: ["data.invoice"],
    }),
  );
  return data[0]?.invoice?.parent?.subscription_details?.subscription ?? null;
}
