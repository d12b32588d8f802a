import type Stripe from "stripe";
import { settleFirstPayment, startSubscription } from "../billing/start-subscription.ts";
import { ApiError, createInvalidRequest } from "../http/api-error.ts";
import { createCustomerObject } from "../objects/customer.ts";
import { createIntentObject } from "../objects/intent.ts";
import { chargeIntent, receive, refuse } from "../payments/charge-intent.ts";
import { addPaymentMethod } from "../payments/payment-methods.ts";
import { findCard } from "../payments/practice-cards.ts";
import { put, type Till } from "../state/till.ts";

/**
 * An act of the customer on a payment page. `later`: pays, and the bank confirms it another day.
 */
type PageAct = "pay" | "decline" | "later";

const cardFor: Readonly<Record<PageAct, string>> = {
  pay: "4242424242424242",
  later: "4242424242424242",
  decline: "4000000000000002",
};

/**
 * Pays on an open payment page. Returns the refusal when the card is declined; the page then
 * stays open. Throws 400.
 */
export function paySession(till: Till, session: Stripe.Checkout.Session, act: PageAct): ApiError | null {
  if (session.status !== "open") throw createInvalidRequest(`This payment page is ${session.status}.`);
  const method = addPaymentMethod(till, findCard(cardFor[act]));
  const result = session.mode === "subscription" && act !== "decline"
    ? subscribe(till, session, { method, isLate: act === "later" })
    : chargeIntent(till, findOrCreateIntent(till, session), method, {
      isFirst: true,
      isLate: act === "later",
    });
  if (result instanceof ApiError) return result;
  session.status = "complete";
  session.payment_status = result === "succeeded" ? "paid" : "unpaid";
  session.url = null;
  till.record("checkout.session.completed", session);
  return null;
}

/** The intent of the page, made when a card is first tried. */
function findOrCreateIntent(till: Till, session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  const known = till.state.objects.intents[String(session.payment_intent)];
  if (known) return known;
  const plan = session.mode === "payment" ? till.state.plans[session.id]?.intent : undefined;
  const intent = put(
    till,
    "intents",
    createIntentObject({
      now: till.now(),
      cents: session.amount_total ?? 0,
      currency: session.currency ?? "usd",
      customer: typeof session.customer === "string" ? session.customer : null,
      description: plan?.description ?? null,
      metadata: { ...plan?.metadata },
      isAutomatic: false,
    }),
  );
  if (session.mode === "payment") session.payment_intent = intent.id;
  till.record("payment_intent.created", intent);
  return intent;
}

function subscribe(
  till: Till,
  session: Stripe.Checkout.Session,
  { method, isLate }: { method: Stripe.PaymentMethod; isLate: boolean },
): "succeeded" | "processing" {
  const customer = customerFor(till, session);
  const plan = till.state.plans[session.id]?.subscription;
  const subscription = startSubscription(till, {
    customer,
    items: (session.line_items?.data ?? []).flatMap(({ price, quantity }) =>
      price ? [{ price, quantity: quantity ?? 1 }] : []
    ),
    method,
    metadata: { ...plan?.metadata },
    description: plan?.description ?? null,
    isLate,
  });
  session.customer = customer.id;
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  return isLate ? "processing" : "succeeded";
}

function customerFor(till: Till, session: Stripe.Checkout.Session): Stripe.Customer {
  const known = till.state.objects.customers[String(session.customer)];
  if (known) return known;
  const customer = put(
    till,
    "customers",
    createCustomerObject({
      now: till.now(),
      email: session.customer_email ?? "customer@example.org",
      name: null,
      description: null,
      metadata: {},
    }),
  );
  till.record("customer.created", customer);
  return customer;
}

/** The bank's late answer about a payment that is `processing`. Throws 400 when none is awaited. */
export function settleProcessing(
  till: Till,
  intent: Stripe.PaymentIntent,
  outcome: "succeed" | "fail",
): void {
  const charge = till.state.objects.charges[String(intent.latest_charge)];
  const method = till.state.objects.paymentMethods[String(intent.payment_method)];
  if (intent.status !== "processing" || !charge || !method) {
    throw createInvalidRequest("No bank's answer is awaited.");
  }
  if (outcome === "succeed") {
    receive(till, intent, charge);
    const session = sessionPaidBy(till, intent, outcome);
    if (session) {
      session.payment_status = "paid";
      till.record("checkout.session.async_payment_succeeded", session);
    }
    return;
  }
  charge.status = "failed";
  charge.paid = false;
  charge.receipt_url = null;
  charge.failure_code = "insufficient_funds";
  charge.failure_message = "The customer's account has insufficient funds to cover this payment.";
  till.record("charge.failed", charge);
  refuse(till, intent, {
    code: charge.failure_code,
    message: charge.failure_message,
    charge: charge.id,
    method,
  });
  const session = sessionPaidBy(till, intent, outcome);
  if (session) till.record("checkout.session.async_payment_failed", session);
}

/** The page of a payment that the bank answered, whose subscription is settled first. */
function sessionPaidBy(
  till: Till,
  intent: Stripe.PaymentIntent,
  outcome: "succeed" | "fail",
): Stripe.Checkout.Session | undefined {
  const subscription = settleFirstPayment(till, intent, outcome);
  return Object.values(till.state.objects.sessions).find((one) =>
    subscription ? one.subscription === subscription.id : one.payment_intent === intent.id
  );
}
