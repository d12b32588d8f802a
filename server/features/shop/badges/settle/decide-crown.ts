import type { CrownType } from "#shared/shop/badge-offers.ts";
import type { Order } from "#shared/shop/contract.ts";
import type { SubscriptionReading } from "../../../../providers/payments/payments.ts";
import type { CrownEvent } from "../crown-texts.ts";

/** A reading of a subscription, and when it is settled. */
export interface CrownReading {
  /** The number of the reading, from `takeReadingNumber`. */
  readonly number: number;
  readonly subscription: SubscriptionReading;
  /** When the crown ends as things are; null for one that was never paid. */
  readonly endsAt: Date | null;
  readonly at: Date;
}

/** The order that a subscription names. */
export interface CrownOrder {
  readonly id: string;
  /** Null when their account is gone. */
  readonly member_id: string | null;
  readonly kind: Order["kind"];
  readonly cents: number;
  readonly currency: string;
  readonly is_live: boolean;
  readonly subscription_id: string | null;
}

type CrownFit =
  /** Why it does not fit, for the operator. */
  | { readonly problem: string }
  | { readonly problem: null; readonly memberId: string; readonly crown: CrownType };

/** Whether a subscription fits the order it names (shop.2). */
export function fitSubscription(order: CrownOrder | null, subscription: SubscriptionReading): CrownFit {
  const { badgeType: crown, invoices } = subscription;
  if (order?.kind !== "crown") return { problem: "No order of ours" };
  const { member_id: memberId, subscription_id: known } = order;
  if (memberId === null) return { problem: "Its member left" };
  if (subscription.memberId !== memberId) return { problem: "It names another member" };
  if (subscription.isLive !== order.is_live) return { problem: "Live and test mode differ" };
  if (known !== null && known !== subscription.subscriptionId) {
    return { problem: "The order has another subscription" };
  }
  if (!crown) return { problem: "Its price is none of ours" };
  if (known === null && invoices.length > 0 && !invoices.some(({ isFirst }) => isFirst)) {
    return { problem: "Its first payment is missing" };
  }
  const problem = findInvoiceProblem(order, invoices);
  return problem === null ? { problem, memberId, crown } : { problem };
}

/** More than an order's integer holds. */
const mostCents = 2_147_483_647;

function findInvoiceProblem(
  order: CrownOrder,
  invoices: SubscriptionReading["invoices"],
): string | null {
  for (const { currency, cents, isFirst } of invoices) {
    if (currency !== order.currency) return `The currency is ${currency}`;
    if ((isFirst && cents !== order.cents) || cents > mostCents) return `The amount is ${cents} cents`;
  }
  return null;
}

/** A reading of a subscription as we keep it. */
export interface KeptSubscription {
  readonly badge_type: CrownType;
  readonly status: SubscriptionReading["status"];
  readonly paid_until: Date;
  readonly cancels_at_period_end: boolean;
  /** A suspension keeps it from renewing. */
  readonly is_stopped: boolean;
  /** The number of the reading. */
  readonly reading: number;
}

/** What became of the crown itself. */
export type CrownChange = Extract<CrownEvent, "granted" | "ended" | "ended_with_filter">;

/**
 * The news for the member, by two readings of a subscription that follow each other, the first null
 * when it is new, and by what became of the crown.
 */
export function listCrownEvents(
  before: KeptSubscription | null,
  now: KeptSubscription,
  crown: CrownChange | null,
): readonly CrownEvent[] {
  const events: CrownEvent[] = [];
  if (before) {
    if (before.badge_type !== now.badge_type) events.push("changed");
    if (!crown && before.status !== "past_due" && now.status === "past_due") events.push("past_due");
    if (!crown && before.paid_until < now.paid_until && now.status === "active") events.push("renewed");
    const renewal = findRenewalEvent(before, now);
    if (renewal) events.push(renewal);
  }
  return crown ? [...events, crown] : events;
}

/**
 * An upgrade lets a cancelled one go on, and says so itself; of what a suspension stops its mails
 * tell (badges.10).
 */
function findRenewalEvent(before: KeptSubscription, now: KeptSubscription): CrownEvent | null {
  if (now.status === "ended" || before.badge_type !== now.badge_type || now.is_stopped) return null;
  if (before.cancels_at_period_end === now.cancels_at_period_end) return null;
  return now.cancels_at_period_end ? "cancelled" : "resumed";
}

/** The badge of a subscription, if it had one before. */
export interface CrownBadge {
  readonly id: string;
  readonly has_ended: boolean;
  readonly has_lapsed: boolean;
}

/**
 * What is to be done with it: `grant` a new one, `revive` one that had ended, `keep` one that goes
 * on, `end` it, or nothing. `isOwned`: what is paid lasts beyond now.
 */
export function decideCrown(
  badge: CrownBadge | null,
  isOwned: boolean,
): "grant" | "revive" | "keep" | "end" | "nothing" {
  if (!badge) return isOwned ? "grant" : "nothing";
  if (!isOwned) return "end";
  return badge.has_ended ? "revive" : "keep";
}
