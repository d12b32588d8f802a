import type Stripe from "stripe";
import { ApiError, invalidRequest } from "../http/api-error.ts";
import type { LineFields } from "../objects/invoice.ts";
import { planOf } from "../objects/price.ts";
import { problemOf } from "../payments/practice-cards.ts";
import type { Till } from "../state/till.ts";
import { openInvoice } from "./pay-invoice.ts";
import { collect, methodOf } from "./renew.ts";

interface PriceChange {
  readonly item: Stripe.SubscriptionItem;
  readonly price: Stripe.Price;
  readonly proration: "always_invoice" | "none";
  /** A refused card changes nothing; else the new price stands and is owed. */
  readonly failsWhole: boolean;
}

/**
 * Moves a subscription to another price at once, and takes the difference for the rest of
 * the period. Throws 402.
 */
export function changePrice(till: Till, subscription: Stripe.Subscription, change: PriceChange): void {
  const { item, price, proration, failsWhole } = change;
  const lines = proration === "none" ? [] : prorationLines(till, change);
  const due = lines.reduce((sum, line) => sum + line.cents, 0);
  if (due < 0) throw invalidRequest("The practice till does not lower a price within a period.");
  if (due > 0 && failsWhole) refuseBadCard(till, subscription);
  const before = { price: item.price, plan: item.plan };
  item.price = price;
  item.plan = planOf(price);
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
  const method = methodOf(till, subscription);
  const problem = problemOf(till.state.cards[method?.id ?? ""] ?? "declined", false);
  if (problem) throw new ApiError(402, { type: "card_error", ...problem });
}

/** Time that will not be used is given back, and the same time is charged at the new price. */
function prorationLines(till: Till, { item, price }: PriceChange): LineFields[] {
  const now = till.now();
  const { current_period_start: start, current_period_end: end } = item;
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
