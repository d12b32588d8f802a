import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../../testing/member.ts";
import { FakePayments } from "../../../../testing/shop/fake-payments.ts";

const payments = new FakePayments();
const t = await createTestApp({ providers: { payments } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const buy = (xpAmount = 5_000, amount = 9.99) =>
  ada.post("/api/stripe/create-checkout-session", { xpAmount, amount });
const limit = (dollars: number | null) => ada.put("/api/users/settings", { monthlySpendingLimit: dollars });

async function pay(): Promise<void> {
  payments.latest.status = "paid";
  await ada.post("/api/stripe/sync", { sessionId: payments.latest.sessionId });
}

test("sells nothing while purchases are paused", async () => {
  await ada.put("/api/users/settings", { purchasesPaused: true });
  const refused = await buy();
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "purchases_paused" }]);
  expect((await ada.post("/api/stripe/create-payment-intent", { amount: 7.99 })).status).toBe(403);
  await ada.put("/api/users/settings", { purchasesPaused: false });
  expect((await buy()).status).toBe(201);
});

test("sells up to the member's limit of a UTC month", async () => {
  await limit(20);
  expect((await buy(20_000, 24.99)).status).toBe(403);
  for (let n = 0; n < 2; n++) {
    expect((await buy()).status).toBe(201);
    await pay();
  }
  const refused = await buy();
  expect(await refused.json()).toMatchObject({
    code: "spending_limit_reached",
    message: "Your limit is $20.00 a month, and $19.98 of it is spent. You can change it in Settings.",
  });
  t.clock.advance(28 * 24 * 60 * 60 * 1000);
  expect((await buy()).status).toBe(201);
});

test("allows refunded money to be spent again", async () => {
  await limit(10);
  await buy();
  await pay();
  expect((await buy()).status).toBe(403);
  Object.assign(payments.payments.findLast(({ memberId }) => memberId === ada.id) ?? {}, {
    refundedCents: 999,
  });
  await pay();
  expect((await buy()).status).toBe(201);
});

test("closes an abandoned page instead of counting it", async () => {
  await limit(10);
  await buy();
  expect((await buy()).status).toBe(201);
  const open = payments.payments.filter(({ memberId, status }) => memberId === ada.id && status === "open");
  expect(open).toHaveLength(1);
});

test("leaves unpaid orders as they are when ending them would not allow the purchase either", async () => {
  await limit(25);
  await buy();
  await pay();
  const kept = await (await buy(5_000, 9.99)).json() as { orderId: string };
  await limit(15);
  const open = () =>
    payments.payments.filter(({ memberId, status }) => memberId === ada.id && status === "open");
  expect((await buy(5_000, 7.99)).status).toBe(403);
  expect((await ada.post("/api/stripe/create-badge-subscription", { badgeType: "goldCrown" })).status).toBe(
    403,
  );
  expect((await ada.post(`/api/shop/orders/${kept.orderId}/continue`, {})).status).toBe(403);
  expect(open()).toMatchObject([{ orderId: kept.orderId }]);
});

test("keeps simultaneous purchases within the limit", async () => {
  await limit(20);
  await Promise.all([1, 2, 3, 4, 5].map(() => buy()));
  const open = payments.payments.filter(({ memberId, status }) => memberId === ada.id && status === "open");
  expect(open.length).toBeLessThanOrEqual(2);
});
