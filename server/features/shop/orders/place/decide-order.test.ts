import { expect, test } from "vitest";
import { decideOrder, refuseSpending } from "./decide-order.ts";

const nothing = { limit: null, is_paused: false, spent: 0, awaited: 0, unpaid: 0, last_checkout_id: null };
const limited = { ...nothing, limit: 10, spent: 300, awaited: 200, unpaid: 100 };
const atLimit = { outcome: "limit", spentCents: 300, awaitedCents: 200, limit: 10 };

test.each([
  { who: "without an account", spending: null, cents: 100, refusal: null },
  { who: "without a limit", spending: nothing, cents: 1_000_000, refusal: null },
  { who: "within the limit", spending: limited, cents: 400, refusal: null },
  { who: "a cent above the limit", spending: limited, cents: 401, refusal: atLimit },
  {
    who: "who paused purchases, above the limit",
    spending: { ...limited, is_paused: true },
    cents: 401,
    refusal: { outcome: "paused" },
  },
])("refuses a member $who: $refusal", ({ spending, cents, refusal }) => {
  expect(refuseSpending(spending, cents)).toEqual(refusal);
});

const bought = { ...nothing, last_checkout_id: "old" };
const checkout = { kind: "checkout", cents: 799 };

test.each([
  ["a first order", checkout, nothing, null, { outcome: "place" }],
  ["while one is open", checkout, nothing, "open", { outcome: "open", orderId: "open" }],
  ["while one is open, above the limit", checkout, limited, "open", { outcome: "open", orderId: "open" }],
  ["above the limit", checkout, limited, null, atLimit],
  ["while one is open and purchases are paused", checkout, { ...nothing, is_paused: true }, "open", {
    outcome: "paused",
  }],
  ["a page that did not say what it showed", checkout, bought, null, { outcome: "place" }],
  ["a page that showed the newest", { ...checkout, seenOrderId: "old" }, bought, null, { outcome: "place" }],
  ["a page that showed none, before the open one", { ...checkout, seenOrderId: null }, bought, "open", {
    outcome: "bought",
    orderId: "old",
  }],
  [
    "a page that showed an earlier one, above the limit",
    { ...checkout, seenOrderId: "older" },
    {
      ...limited,
      last_checkout_id: "old",
    },
    null,
    { outcome: "bought", orderId: "old" },
  ],
  ["another kind than /checkout", { ...checkout, kind: "xp_pack", seenOrderId: null }, bought, null, {
    outcome: "place",
  }],
  ["a stranger without an account", checkout, null, null, { outcome: "place" }],
])("decides %s", (_, order, spending, openId, decision) => {
  expect(decideOrder({ order, spending, openId })).toEqual(decision);
});
