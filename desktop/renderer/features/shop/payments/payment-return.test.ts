import { expect, test } from "vitest";
import type { Order, OrderState } from "#shared/shop/contract.ts";
import { createOrderToast, createOutcomeToast, readPaymentReturn } from "./payment-return.ts";

const session = "cs_test_a1";

function orderIn(state: OrderState, changes: Partial<Order> = {}): Order {
  return {
    id: "01a204e5-b09d-7780-8c83-ef85a038f783",
    kind: "xp_pack",
    name: "5,000 XP",
    state,
    isAwaitingBank: false,
    price: 9.99,
    refunded: 0,
    currency: "usd",
    xpAmount: 5_000,
    sessionId: session,
    receiptUrl: null,
    reversedXp: 0,
    owedXp: 0,
    dispute: null,
    createdAt: "2026-11-05T15:04:00.000Z",
    ...changes,
  };
}

test.each([
  [{ payment: "success", session_id: session }, { outcome: "success", sessionId: session }],
  [{ payment: "success" }, { outcome: "success", sessionId: null }],
  [{ payment: "canceled" }, { outcome: "cancelled", sessionId: null }],
  [{ payment: "cancelled", session_id: "../x" }, { outcome: "cancelled", sessionId: null }],
  [{ payment: "failed", session_id: "sk_live_1" }, { outcome: "failed", sessionId: null }],
  [{ payment: "constructor" }, null],
  [{ session_id: session }, null],
  [{}, null],
])("reads %j", (search, expected) => {
  expect(readPaymentReturn(search)).toEqual(expected);
});

test("shows the looked-up state, whatever the address says", () => {
  expect(createOrderToast(orderIn("paid"), "cancelled")).toMatchObject({
    title: "Payment Successful!",
    description: "5,000 XP were added to your balance.",
  });
  expect(createOrderToast(orderIn("failed"), "success").title).toBe("Payment Failed");
  expect(createOrderToast(orderIn("cancelled"), "success").description).toBe("No charges were made.");
  expect(createOrderToast(orderIn("refunded"), "success").title).toBe("Payment returned");
});

test("names the crown that was bought", () => {
  const crown = orderIn("paid", { kind: "crown", name: "Black Crown", xpAmount: 0 });
  expect(createOrderToast(crown, "success").description).toMatch(/^Black Crown is yours\./);
});

test("says that a payment waits for the bank, or that it was cancelled before", () => {
  expect(createOrderToast(orderIn("pending"), "success")).toMatchObject({
    title: "Payment on its way",
    description: expect.stringMatching(/^It isn't confirmed yet/) as string,
  });
  expect(createOrderToast(orderIn("pending"), "cancelled").title).toBe("Payment Cancelled");
  expect(createOrderToast(orderIn("pending"), "asked").title).toBe("Not paid yet");
  const awaiting = orderIn("pending", { isAwaitingBank: true });
  for (const outcome of ["success", "cancelled", "asked"] as const) {
    expect(createOrderToast(awaiting, outcome)).toMatchObject({
      title: "Payment on its way",
      description: expect.stringMatching(/^The bank hasn't confirmed it yet/) as string,
    });
  }
});

test("promises no XP when no payment was looked up", () => {
  expect(createOutcomeToast("success")).toMatchObject({ title: "Payment Successful!" });
  expect(createOutcomeToast("success").description).not.toMatch(/\d/);
});
