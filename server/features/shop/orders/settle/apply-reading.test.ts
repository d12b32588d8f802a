import { expect, test } from "vitest";
import type { PaymentReading } from "../../../../providers/payments/payments.ts";
import { applyReading, getPaymentState, type SettledRow } from "./apply-reading.ts";

const order: SettledRow = {
  id: "order",
  member_id: "ada",
  kind: "xp_pack",
  cents: 300,
  currency: "usd",
  xp_amount: 1000,
  is_live: false,
  state: "pending",
  session_id: null,
  intent_id: "pi_1",
  reversed_xp: 0,
  was_paid: false,
  reading: 7,
};

const reading: PaymentReading = {
  sessionId: null,
  intentId: "pi_1",
  subscriptionId: null,
  customerId: null,
  orderId: "order",
  memberId: "ada",
  isLive: false,
  status: "paid",
  cents: 300,
  currency: "usd",
  refundedCents: 0,
  dispute: null,
  receiptUrl: null,
};

type Given = [string, row: Partial<SettledRow>, read: Partial<PaymentReading>];

test.each<[...Given, problem: string]>([
  ["its member left", { member_id: null }, {}, "Its member left"],
  ["it names another order", {}, { orderId: "other" }, "It names another order"],
  ["it names none", {}, { orderId: null }, "It names another order"],
  ["a stranger paid it", {}, { memberId: "stranger" }, "It names another member"],
  ["it took real money", {}, { isLive: true }, "Live and test mode differ"],
  ["the currency differs", {}, { currency: "eur" }, "The currency is eur"],
  ["the amount differs", {}, { cents: 299 }, "The amount is 299 cents"],
  ["another intent paid it", {}, { intentId: "pi_2" }, "The order is paid another way"],
  ["another page paid it", { session_id: "cs_1" }, { sessionId: "cs_2" }, "The order is paid another way"],
  ["no page paid it", { session_id: "cs_1" }, {}, "The order is paid another way"],
  ["a crown has no subscription", { kind: "crown" }, {}, "It has no subscription"],
  ["it was paid before", { was_paid: true }, { status: "failed" }, "It was paid and is failed now"],
])("refuses a payment when %s", (_, row, read, problem) => {
  const given = { number: 8, reading: { ...reading, ...read } };
  expect(applyReading({ ...order, ...row }, given)).toEqual({ act: "refuse", problem });
});

const change = { state: "paid", isPaid: true, refundedCents: 0, awaitsBank: false, reversedXp: 0 };

test.each<[...Given, change: object]>([
  ["grants a paid one", {}, {}, {}],
  ["grants a cancelled one that was paid", { state: "cancelled" }, {}, {}],
  ["takes the page of a payment whose order had none", {}, { sessionId: "cs_1" }, {}],
  ["reverses a part, rounded down", {}, { refundedCents: 100 }, {
    state: "partly_refunded",
    refundedCents: 100,
    reversedXp: 333,
  }],
  ["reverses all of a full refund", {}, { refundedCents: 900 }, {
    state: "refunded",
    refundedCents: 300,
    reversedXp: 1000,
  }],
  ["reverses all while a dispute is open", {}, { dispute: "open" }, { state: "disputed", reversedXp: 1000 }],
  ["restores all once a dispute is won", { reversed_xp: 1000 }, { dispute: "won" }, {}],
  ["waits for the bank", {}, { status: "processing" }, { state: "pending", isPaid: false, awaitsBank: true }],
  ["keeps a declined one open", {}, { status: "failed" }, { state: "failed", isPaid: false }],
  ["keeps a cancelled one cancelled", { state: "cancelled" }, { status: "open" }, {
    state: "cancelled",
    isPaid: false,
  }],
  ["ends one whose member left", { member_id: null }, { status: "cancelled" }, {
    state: "cancelled",
    isPaid: false,
  }],
])("%s", (_, row, read, expected) => {
  const given = { number: 7, reading: { ...reading, ...read } };
  const settlement = applyReading({ ...order, ...row }, given);
  expect(settlement).toEqual({ act: "change", change: { ...change, ...expected } });
});

test("keeps what a later reading said, also when this one does not fit", () => {
  const given = { number: 6, reading: { ...reading, cents: 1 } };
  expect(applyReading(order, given)).toEqual({ act: "keep" });
});

test.each(
  [
    { dispute: "lost", refundedCents: 300, state: "disputed" },
    { dispute: "won", refundedCents: 300, state: "refunded" },
    { dispute: null, refundedCents: 299, state: "partly_refunded" },
    { dispute: null, refundedCents: 0, state: "paid" },
  ] as const,
)("a payment with dispute $dispute and $refundedCents cents refunded is $state", (given) => {
  expect(getPaymentState({ ...given, cents: 300 })).toBe(given.state);
});
