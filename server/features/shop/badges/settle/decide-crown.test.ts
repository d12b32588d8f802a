import { expect, test } from "vitest";
import type { InvoiceReading, SubscriptionReading } from "../../../../providers/payments/payments.ts";
import {
  type CrownOrder,
  decideCrown,
  fitSubscription,
  type KeptSubscription,
  listCrownEvents,
} from "./decide-crown.ts";

const order: CrownOrder = {
  id: "order",
  member_id: "ada",
  kind: "crown",
  cents: 499,
  currency: "usd",
  is_live: false,
  subscription_id: null,
};

const first: InvoiceReading = {
  invoiceId: "in_1",
  intentId: "pi_1",
  cents: 499,
  currency: "usd",
  refundedCents: 0,
  dispute: null,
  receiptUrl: null,
  paidAt: new Date("2026-03-04T12:00:00Z"),
  isFirst: true,
  isUpgrade: false,
};
const renewal: InvoiceReading = { ...first, invoiceId: "in_2", isFirst: false };

const subscription: SubscriptionReading = {
  subscriptionId: "sub_1",
  customerId: "cus_1",
  orderId: "order",
  memberId: "ada",
  isLive: false,
  badgeType: "blackCrown",
  status: "active",
  paidUntil: new Date("2026-04-04T12:00:00Z"),
  cancelsAtPeriodEnd: false,
  invoices: [first],
};

test.each<[string, CrownOrder | null, Partial<SubscriptionReading>, problem: string | null]>([
  ["that fits", order, {}, null],
  ["that is not paid yet", order, { invoices: [] }, null],
  ["that renewed for another price", { ...order, subscription_id: "sub_1" }, {
    invoices: [{ ...renewal, cents: 999 }],
  }, null],
  ["of no order", null, {}, "No order of ours"],
  ["of an order of XP", { ...order, kind: "xp_pack" }, {}, "No order of ours"],
  ["whose member left", { ...order, member_id: null }, {}, "Its member left"],
  ["of a stranger", order, { memberId: "stranger" }, "It names another member"],
  ["that takes real money", order, { isLive: true }, "Live and test mode differ"],
  ["beside another", { ...order, subscription_id: "sub_2" }, {}, "The order has another subscription"],
  ["of another price", order, { badgeType: null }, "Its price is none of ours"],
  ["without its first payment", order, { invoices: [renewal] }, "Its first payment is missing"],
  ["paid in another currency", order, { invoices: [{ ...first, currency: "eur" }] }, "The currency is eur"],
  ["paid at another price", order, { invoices: [{ ...first, cents: 1 }] }, "The amount is 1 cents"],
  [
    "renewed for too much",
    order,
    { invoices: [{ ...renewal, cents: 2 ** 31 }, first] },
    `The amount is ${2 ** 31} cents`,
  ],
])("a subscription %s", (_, known, reading, problem) => {
  expect(fitSubscription(known, { ...subscription, ...reading }).problem).toBe(problem);
});

const kept: KeptSubscription = {
  badge_type: "blackCrown",
  status: "active",
  paid_until: new Date("2026-04-04T12:00:00Z"),
  cancels_at_period_end: false,
  is_stopped: false,
  reading: 1,
};
const cancelled = { ...kept, cancels_at_period_end: true };
const later = { ...kept, paid_until: new Date("2026-05-04T12:00:00Z") };

test.each(
  [
    ["is granted", null, kept, "granted", ["granted"]],
    ["is new, and not paid", null, { ...kept, status: "incomplete" as const }, null, []],
    ["is read again", kept, kept, null, []],
    ["renews", kept, later, null, ["renewed"]],
    ["renews after it had ended", kept, later, "granted", ["granted"]],
    ["could not be renewed", kept, { ...kept, status: "past_due" as const }, null, ["past_due"]],
    ["could not be renewed in time", kept, { ...kept, status: "past_due" as const }, "ended", ["ended"]],
    ["changes", kept, { ...kept, badge_type: "goldCrown" as const }, null, ["changed"]],
    ["changes and goes on", cancelled, { ...kept, badge_type: "goldCrown" as const }, null, ["changed"]],
    ["is cancelled", kept, cancelled, null, ["cancelled"]],
    ["is stopped by a suspension", kept, { ...cancelled, is_stopped: true }, null, []],
    ["goes on", cancelled, kept, null, ["resumed"]],
    ["ends with the filter", cancelled, { ...kept, status: "ended" as const }, "ended_with_filter" as const, [
      "ended_with_filter",
    ]],
  ] as const,
)("of a crown that %s, says what happened", (_, before, now, crown, events) => {
  expect(listCrownEvents(before, now, crown)).toEqual(events);
});

const badge = { id: "badge", has_ended: false, has_lapsed: false };

test.each([
  { badge: null, isOwned: false, decision: "nothing" },
  { badge: null, isOwned: true, decision: "grant" },
  { badge, isOwned: true, decision: "keep" },
  { badge, isOwned: false, decision: "end" },
  { badge: { ...badge, has_ended: true }, isOwned: true, decision: "revive" },
  { badge: { ...badge, has_ended: true, has_lapsed: true }, isOwned: false, decision: "end" },
])("decides $decision of $badge, owned $isOwned", ({ badge: known, isOwned, decision }) => {
  expect(decideCrown(known, isOwned)).toBe(decision);
});
