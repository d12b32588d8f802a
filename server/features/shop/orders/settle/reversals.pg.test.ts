import { beforeEach, expect, test } from "vitest";
import type { Order } from "#shared/shop/contract.ts";
import type { XpTransaction } from "#shared/xp/contract.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../../testing/member.ts";
import { FakePayments } from "../../../../testing/shop/fake-payments.ts";
import { giveXp, ledgerFaults, takeXp, xpOf } from "../../../../testing/xp.ts";

const payments = new FakePayments();
const t = await createTestApp({ providers: { payments } });
const admin = await member(t, { isAdmin: true, email: "admin@example.org" });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

/** Buys and pays 5,000 XP; the returned function changes the payment and settles it again. */
async function bought(): Promise<(change: Partial<FakePayments["latest"]>) => Promise<Order>> {
  await ada.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
  const payment = payments.latest;
  const change = async (given: object) => {
    Object.assign(payment, given);
    return await (await ada.post("/api/stripe/sync", { sessionId: payment.sessionId })).json() as Order;
  };
  await change({ status: "paid" });
  return change;
}

const history = async () => {
  const rows = await (await ada.get(`/api/users/${ada.id}/xp-transactions`)).json() as XpTransaction[];
  return rows.map(({ type, amount, reasonCode }) => `${type} ${amount} ${reasonCode}`).reverse();
};
const messages = async () => {
  const rows = await (await ada.get("/api/notifications")).json() as { message: string }[];
  return rows.map(({ message }) => message);
};
const xp = async () => (await xpOf(t, ada.id)).xp;

test("takes the XP back once on a refund", async () => {
  const change = await bought();
  for (let n = 0; n < 3; n++) {
    expect(await change({ refundedCents: 999 })).toMatchObject({ state: "refunded", owedXp: 0 });
  }
  expect(await history()).toEqual(["earned 5000 purchase", "spent 5000 purchase_reversed"]);
  expect(await messages()).toEqual(expect.arrayContaining(["Payment refunded: 5,000 XP taken back"]));
});

test("takes back as much as partial refunds return, rounded down", async () => {
  const change = await bought();
  expect(await change({ refundedCents: 333 })).toMatchObject({ state: "partly_refunded" });
  expect(await xp()).toBe(5_000 - 1_666);
  await change({ refundedCents: 999 });
  expect(await xp()).toBe(0);
});

test("records as debt what the balance cannot cover, and settles it from later purchases and gifts only", async () => {
  const refund = await bought();
  await takeXp(t, ada.id, 4_900);
  expect(await refund({ refundedCents: 999 })).toMatchObject({ state: "refunded", owedXp: 4_900 });
  expect(await messages()).toEqual(
    expect.arrayContaining(["Payment refunded: 100 XP taken back, 4,900 XP owed"]),
  );
  expect(await xp()).toBe(0);
  await ada.post("/api/posts", { content: "Earned, and kept" });
  expect(await xp()).toBe(5);
  await admin.post("/api/admin/gift-xp", { userId: ada.id, xpAmount: 500 });
  expect(await xp()).toBe(5);
  await bought();
  expect(await xp()).toBe(605);
  expect((await history()).slice(-4)).toEqual([
    "earned 500 gift",
    "spent 500 debt_settled",
    "earned 5000 purchase",
    "spent 4400 debt_settled",
  ]);
  expect(await refund({})).toMatchObject({ owedXp: 0 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("takes the XP back on a dispute, and returns it when the member wins", async () => {
  const change = await bought();
  expect(await change({ dispute: "open" })).toMatchObject({ state: "disputed" });
  expect(await xp()).toBe(0);
  expect(await change({ dispute: "won" })).toMatchObject({ state: "paid" });
  expect(await xpOf(t, ada.id)).toEqual({ xp: 5_000, lifetime: 5_000 });
  expect(await messages()).toEqual(
    expect.arrayContaining(["Dispute decided for you: 5,000 XP are yours again"]),
  );
});

test("returns the XP when a refund fails, and notifies the member", async () => {
  const change = await bought();
  await change({ refundedCents: 999 });
  expect(await change({ refundedCents: 0 })).toMatchObject({ state: "paid" });
  expect(await xp()).toBe(5_000);
  expect(await messages()).toEqual(
    expect.arrayContaining(["The refund failed: 5,000 XP are yours again"]),
  );
});

test("keeps the XP after a lost dispute, also when it is refunded too", async () => {
  const change = await bought();
  await change({ dispute: "open" });
  await change({ dispute: "lost" });
  expect(await change({ refundedCents: 999 })).toMatchObject({ state: "disputed" });
  expect(await history()).toEqual(["earned 5000 purchase", "spent 5000 purchase_reversed"]);
});

test("waives the remaining debt and restores the rest when a dispute is won", async () => {
  const change = await bought();
  await takeXp(t, ada.id, 3_000);
  expect(await change({ dispute: "open" })).toMatchObject({ owedXp: 3_000 });
  await admin.post("/api/admin/gift-xp", { userId: ada.id, xpAmount: 500 });
  expect(await change({ dispute: "won" })).toMatchObject({ owedXp: 0 });
  expect(await xp()).toBe(2_500);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("grants nothing for a payment that was refunded before it was read", async () => {
  const change = await bought();
  await giveXp(t, ada.id, 10);
  await ada.post("/api/stripe/create-checkout-session", { xpAmount: 20_000, amount: 24.99 });
  Object.assign(payments.latest, { status: "paid", refundedCents: 2_499 });
  await ada.post("/api/stripe/sync", { sessionId: payments.latest.sessionId });
  expect(await xp()).toBe(5_010);
  await change({});
  expect(await xp()).toBe(5_010);
});
