import type Stripe from "stripe";
import { z } from "zod";
import { findPayment } from "./billing/pay-invoice.ts";
import { settleProcessing } from "./checkout/pay-session.ts";
import { findSession } from "./checkout/session-routes.ts";
import { ApiError, createInvalidRequest, createNoSuch } from "./http/api-error.ts";
import { findIntent } from "./payments/intent-routes.ts";
import { closeDispute, openDispute, refundCharge } from "./payments/reverse-charge.ts";
import type { Till } from "./state/till.ts";
import { collect, findMethod, renew } from "./billing/renew.ts";
import { findLatestInvoice, getPeriod, isEnding } from "./billing/end-subscription.ts";
import { getSubscriptionId } from "./billing/invoice-routes.ts";
import { findSubscription } from "./billing/subscription-routes.ts";

interface Move {
  readonly seconds: number;
  /** Only this one grows older; the clock stays. */
  readonly subscription?: string;
}

/**
 * Moves the till's clock on, for everything, or makes one subscription older, so that it is over
 * earlier by the real clock too. What is due by then is done when the call returns.
 */
function moveClock(till: Till, { seconds, subscription: id }: Move): object {
  if (id !== undefined) return makeOlder(till, findSubscription(till, id), seconds);
  till.state.clockOffsetMs += seconds * 1000;
  return { now: till.now() };
}

/**
 * Lets the card succeed, and pays what is owed, or else the next period, ahead of time. Throws 400
 * for one that has ended.
 */
function renewNow(till: Till, id: string): Stripe.Subscription {
  const subscription = findSubscription(till, id);
  setCard(till, subscription, "succeeds");
  const invoice = findLatestInvoice(till, subscription);
  if (subscription.status === "past_due" && invoice) collect(till, subscription, invoice);
  else if (subscription.status === "active" && !isEnding(subscription)) renew(till, subscription);
  else throw createInvalidRequest("This subscription is not renewed any more.");
  return subscription;
}

/**
 * Ends the paid period now and refuses the card that is to pay the next. Throws 400 for a
 * subscription that has ended.
 */
function failRenewal(till: Till, id: string): Stripe.Subscription {
  const subscription = findSubscription(till, id);
  setCard(till, subscription, "declined");
  const invoice = findLatestInvoice(till, subscription);
  if (subscription.status === "past_due" && invoice) {
    collect(till, subscription, invoice);
    return subscription;
  }
  if (subscription.status !== "active" || isEnding(subscription)) {
    throw createInvalidRequest("This subscription is not renewed any more.");
  }
  makeOlder(till, subscription, getPeriod(subscription).end - till.now());
  renew(till, subscription);
  return subscription;
}

function setCard(till: Till, subscription: Stripe.Subscription, outcome: "succeeds" | "declined"): void {
  const method = findMethod(till, subscription);
  if (!method) {
    throw new ApiError(400, { type: "invalid_request_error", message: "This subscription has no card." });
  }
  till.state.cards[method.id] = outcome;
}

/** Moves all moments of a subscription and its invoices into the past. */
function makeOlder(till: Till, subscription: Stripe.Subscription, seconds: number): Stripe.Subscription {
  const { invoices, invoicePayments, intents, charges } = till.state.objects;
  const own = Object.values(invoices).filter((invoice) => getSubscriptionId(invoice) === subscription.id);
  const payments = Object.values(invoicePayments).filter(({ invoice }) =>
    own.some(({ id }) => id === invoice)
  );
  const paid = payments.map(({ payment }) => String(payment.payment_intent));
  const moved = [
    subscription,
    ...own,
    ...payments,
    ...paid.flatMap((id) => intents[id] ?? []),
    ...Object.values(charges).filter((charge) => paid.includes(String(charge.payment_intent))),
  ];
  for (const object of moved) shiftMoments(object, seconds);
  // Months are counted from the end of the paid period: another day of the month may
  // have been the anchor's.
  subscription.billing_cycle_anchor = getPeriod(subscription).end;
  return subscription;
}

const moments = new Set([
  "created",
  "start_date",
  "current_period_start",
  "current_period_end",
  "cancel_at",
  "canceled_at",
  "ended_at",
  "effective_at",
  "period_start",
  "period_end",
  "start",
  "end",
  "next_payment_attempt",
  "finalized_at",
  "paid_at",
  "voided_at",
]);

function shiftMoments(holder: object, seconds: number): void {
  for (const [name, value] of Object.entries(holder)) {
    if (name === "price" || name === "plan" || name === "metadata") continue;
    if (typeof value === "number" && moments.has(name)) Object.assign(holder, { [name]: value - seconds });
    else if (typeof value === "object" && value !== null) shiftMoments(value as object, seconds);
  }
}

const payment = z.strictObject({ id: z.string() });
const subscription = z.strictObject({ subscription: z.string() });

/**
 * The acts of tests and of /stripe-test, by name. Each takes JSON and returns what it
 * changed. Throws `ApiError`.
 */
const controls: Readonly<Record<string, (till: Till, given: unknown) => object>> = {
  advance: (till, given) =>
    moveClock(
      till,
      parse(
        z.strictObject({ seconds: z.number().int().positive(), subscription: z.string().optional() }),
        given,
      ),
    ),
  renew: (till, given) => renewNow(till, parse(subscription, given).subscription),
  "fail-renewal": (till, given) => failRenewal(till, parse(subscription, given).subscription),
  refund(till, given) {
    const { id, cents } = parse(payment.extend({ cents: z.number().int().positive().optional() }), given);
    return refundCharge(till, chargeBehind(till, id), { cents: cents ?? null });
  },
  dispute: (till, given) => openDispute(till, chargeBehind(till, parse(payment, given).id)),
  "close-dispute"(till, given) {
    const { id, outcome } = parse(payment.extend({ outcome: z.enum(["won", "lost"]) }), given);
    return closeDispute(till, chargeBehind(till, id), outcome);
  },
  "complete-async": (till, given) => answerBank(till, parse(payment, given).id, "succeed"),
  "fail-async": (till, given) => answerBank(till, parse(payment, given).id, "fail"),
};

/** Throws `ApiError`: 404 for a name that is none, 400 for what it cannot do. */
export function control(till: Till, name: string, given: unknown): object {
  const run = Object.hasOwn(controls, name) ? controls[name] : undefined;
  if (!run) throw createNoSuch("control", name, "name");
  return run(till, given);
}

function parse<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw createInvalidRequest(z.prettifyError(parsed.error));
}

function answerBank(till: Till, id: string, outcome: "succeed" | "fail"): Stripe.PaymentIntent {
  const intent = intentBehind(till, id);
  settleProcessing(till, intent, outcome);
  return intent;
}

/**
 * The intent of a page, intent, invoice or subscription's latest invoice. Throws 404 when
 * nobody has tried to pay.
 */
function intentBehind(till: Till, id: string): Stripe.PaymentIntent {
  const { invoices, subscriptions, charges } = till.state.objects;
  if (id.startsWith("ch_")) return findIntent(till, String(charges[id]?.payment_intent));
  if (id.startsWith("cs_")) {
    const session = findSession(till, id);
    return intentBehind(till, String(session.payment_intent ?? session.subscription));
  }
  if (id.startsWith("sub_")) return intentBehind(till, String(subscriptions[id]?.latest_invoice));
  const invoice = invoices[id];
  return findIntent(till, invoice ? String(findPayment(till, invoice)?.payment.payment_intent) : id, "id");
}

function chargeBehind(till: Till, id: string): Stripe.Charge {
  const intent = intentBehind(till, id);
  const charge = till.state.objects.charges[String(intent.latest_charge)];
  if (!charge) throw createNoSuch("charge", intent.id);
  return charge;
}
