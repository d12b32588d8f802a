import type Stripe from "stripe";
import { ApiError, createInvalidRequest } from "../http/api-error.ts";
import type { LineFields } from "../objects/invoice.ts";
import { createPlan } from "../objects/price.ts";
import { describeProblem } from "../payments/practice-cards.ts";
import type { Till } from "../state/till.ts";
import { openInvoice } from "./pay-invoice.ts";
import { collect, findMethod } from "./renew.ts";

/** Another price for an item. */
export interface NewPrice {
  readonly item: Stripe.SubscriptionItem;
  readonly price: Stripe.Price;
  readonly proration: "always_invoice" | "none";
  /** From when on the new price counts, seconds since 1970; now by default. */
  readonly since: number | undefined;
}

interface PriceChange extends NewPrice {
  /** A refused card changes nothing; else the new price stands and is owed. */
  readonly failsWhole: boolean;
}

/**
 * Moves a subscription to another price at once, and takes the difference for the rest of
 * the period. Throws 402.
 */
export function changePrice(till: Till, subscription: Stripe.Subscription, change: PriceChange): void {
  const { item, price, failsWhole } = change;
  const lines = listLinesOfChange(till, change);
  const due = lines.reduce((sum, line) => sum + line.cents, 0);
  if (due > 0 && failsWhole) refuseBadCard(till, subscription);
  const before = { price: item.price, plan: item.plan };
  item.price = price;
  item.plan = createPlan(price);
  till.record("customer.subscription.updated", subscription, { items: { data: [before] } });
  if (lines.length === 0) return;
  const now = till.now();
  const invoice = openInvoice(till, {
    subscription,
    reason: "subscription_update",
    lines,
    period: { start: now, end: now },
  });
  collect(till, subscription, invoice);
}

function refuseBadCard(till: Till, subscription: Stripe.Subscription): void {
  const method = findMethod(till, subscription);
  const outcome = till.state.cards[method?.id ?? ""] ?? "declined";
  if (outcome === "always_step") throw new ApiError(402, { type: "card_error", ...needsStep });
  const problem = describeProblem(outcome, false);
  if (problem) throw new ApiError(402, { type: "card_error", ...problem });
}

/** Stripe's words when the customer's bank would have to be asked. */
const needsStep = {
  code: "subscription_payment_intent_requires_action",
  message: "Payment for this subscription requires additional user action before it can be completed " +
    "successfully. Payment can be completed using the PaymentIntent associated with this subscription.",
};

/** Lists what a change of price puts on an invoice. Throws 400. */
export function listLinesOfChange(till: Till, change: NewPrice): LineFields[] {
  const lines = change.proration === "none" ? [] : prorationLines(till, change);
  const due = lines.reduce((sum, line) => sum + line.cents, 0);
  if (due < 0) throw createInvalidRequest("The practice till does not lower a price within a period.");
  return lines;
}

/** Time that will not be used is given back, and the same time is charged at the new price. */
function prorationLines(till: Till, { item, price, since: given }: NewPrice): LineFields[] {
  const now = given ?? till.now();
  const { current_period_start: start, current_period_end: end } = item;
  if (given !== undefined && (given < start || given > end)) {
    throw createInvalidRequest(
      "Cannot specify proration date outside of current subscription period.",
      { param: "proration_date" },
    );
  }
  const share = Math.min(Math.max((end - now) / (end - start), 0), 1);
  const part = ({ unit_amount: cents }: Stripe.Price) => Math.round((cents ?? 0) * share);
  const nameOf = (one: Stripe.Price) => till.state.objects.products[String(one.product)]?.name ?? one.id;
  const since = new Date(now * 1000).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const rest = { item, period: { start: now, end }, isProration: true };
  return [
    {
      ...rest,
      price: item.price,
      cents: -part(item.price),
      description: `Unused time on ${nameOf(item.price)} after ${since}`,
    },
    { ...rest, price, cents: part(price), description: `Remaining time on ${nameOf(price)} after ${since}` },
  ];
}
