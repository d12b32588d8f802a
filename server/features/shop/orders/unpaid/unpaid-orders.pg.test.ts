import { beforeEach, expect, test } from "vitest";
import type { Order, Spending } from "#shared/shop/contract.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../../testing/member.ts";
import { FakePayments } from "../../../../testing/shop/fake-payments.ts";
import { xpOf } from "../../../../testing/xp.ts";

const payments = new FakePayments();
const t = await createTestApp({ providers: { payments } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  payments.isDown = false;
});

type Client = "web" | "desktop";
const buy = async (client: Client = "web", amount = 9.99) => {
  const given = { xpAmount: 5_000, amount, client };
  return await (await ada.post("/api/stripe/create-checkout-session", given)).json() as {
    url: string;
    orderId: string;
  };
};
const form = (json = {}) => ada.post("/api/stripe/create-payment-intent", { amount: 7.99, ...json });
const orders = async () => await (await ada.get("/api/shop/orders")).json() as Order[];
const first = async () => (await orders())[0] as Order;
const goOn = (id: string, client: Client = "web") => ada.post(`/api/shop/orders/${id}/continue`, { client });
const discard = (id: string) => ada.post(`/api/shop/orders/${id}/discard`);
const spending = async () => await (await ada.get("/api/shop/spending")).json() as Spending;
const payable = () =>
  payments.payments.filter(({ memberId, status }) => memberId === ada.id && status === "open");
async function sync(change: Partial<FakePayments["latest"]>) {
  const { sessionId, intentId } = Object.assign(payments.latest, change);
  await ada.post("/api/stripe/sync", { sessionId: sessionId ?? intentId });
}

test("continues an unpaid order on the same page, also after a declined card", async () => {
  const { url, orderId } = await buy();
  expect(await (await goOn(orderId)).json()).toEqual({ url, orderId });
  await sync({ status: "failed" });
  expect(await first()).toMatchObject({ state: "failed", isAwaitingBank: false });
  expect(await (await goOn(orderId)).json()).toEqual({ url, orderId });
});

test("goes on with the unpaid order when the same pack is chosen again, also at once, and not with another's", async () => {
  const again = await Promise.all([buy(), buy(), buy()]);
  expect(await buy()).toEqual(again[0]);
  expect(new Set(again.map(({ orderId }) => orderId)).size).toBe(1);
  await sync({ status: "failed" });
  expect(await buy()).toEqual(again[0]);
  const other = { xpAmount: 20_000, amount: 24.99, client: "web" };
  expect((await ada.post("/api/stripe/create-checkout-session", other)).status).toBe(201);
  expect((await orders()).map(({ xpAmount, state }) => [xpAmount, state])).toEqual([
    [20_000, "pending"],
    [5_000, "failed"],
  ]);
});

test("places a pack anew once its page takes no card, and says so where it was paid", async () => {
  const { orderId } = await buy();
  payments.latest.status = "cancelled";
  expect((await buy()).orderId).not.toBe(orderId);
  payments.latest.status = "paid";
  const bought = await ada.post("/api/stripe/create-checkout-session", {
    xpAmount: 5_000,
    amount: 9.99,
    client: "web",
  });
  expect([bought.status, await bought.json()]).toMatchObject([409, {
    message: expect.stringContaining("Your last payment went through: 5,000 XP added.") as string,
  }]);
  expect((await orders()).map(({ state }) => state)).toEqual(["paid", "cancelled"]);
});

test("continues the form of /checkout there", async () => {
  await form();
  const { id } = await first();
  expect(await (await goOn(id)).json()).toEqual({
    url: expect.stringMatching(/\/checkout$/) as string,
    orderId: id,
  });
});

test("ends an order and places it anew when it is continued elsewhere, so that one can be paid", async () => {
  const { orderId } = await buy("web");
  const again = await (await goOn(orderId, "desktop")).json() as { orderId: string };
  expect(again.orderId).not.toBe(orderId);
  await form();
  const [{ id }] = await orders() as [Order];
  expect((await goOn(id, "desktop")).status).toBe(200);
  expect((await orders()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "checkout pending",
    "checkout cancelled",
    "xp_pack pending",
    "xp_pack cancelled",
  ]);
  expect(payable()).toHaveLength(2);
});

test("opens the page of an order whose call died before the provider answered", async () => {
  const { url, orderId } = await buy();
  await t.sql`update orders set session_id = null where id = ${orderId}`;
  expect(await (await goOn(orderId)).json()).toEqual({ url, orderId });
  expect(payable()).toHaveLength(1);
});

test.each(
  [
    ["paid", "paid", "Your last payment went through: 5,000 XP added."],
    ["processing", "pending", "Your bank is still confirming your last payment."],
    ["cancelled", "cancelled", "This purchase has ended. Start it again."],
  ] as const,
)("does not continue an order that is %s at the provider, and says why", async (status, state, reason) => {
  const { orderId } = await buy();
  payments.latest.status = status;
  const refused = await goOn(orderId);
  expect([refused.status, await refused.json()]).toMatchObject([409, {
    message: expect.stringContaining(reason) as string,
  }]);
  expect(await first()).toMatchObject({ state, isAwaitingBank: status === "processing" });
  expect((await xpOf(t, ada.id)).xp).toBe(status === "paid" ? 5_000 : 0);
});

test("does not continue an order while purchases are paused, or when the limit no longer allows it", async () => {
  const { orderId } = await buy();
  await ada.put("/api/users/settings", { purchasesPaused: true });
  expect(await (await goOn(orderId)).json()).toMatchObject({ code: "purchases_paused" });
  await ada.put("/api/users/settings", { purchasesPaused: false, monthlySpendingLimit: 9 });
  expect(await (await goOn(orderId)).json()).toMatchObject({ code: "spending_limit_reached" });
  await ada.put("/api/users/settings", { monthlySpendingLimit: 10 });
  await buy("web", 9.99);
  expect((await goOn((await first()).id)).status).toBe(200);
});

test("discards an unpaid order, once, and ends it at the provider", async () => {
  const { orderId } = await buy();
  for (let n = 0; n < 2; n++) {
    const discarded = await discard(orderId);
    expect([discarded.status, await discarded.json()]).toMatchObject([200, { state: "cancelled" }]);
  }
  expect(payable()).toEqual([]);
});

test.each(
  [
    ["paid", { state: "paid", isAwaitingBank: false }],
    ["processing", { state: "pending", isAwaitingBank: true }],
  ] as const,
)("keeps an order that is %s instead of discarding it", async (status, expected) => {
  const { orderId } = await buy();
  payments.latest.status = status;
  expect(await (await discard(orderId)).json()).toMatchObject(expected);
  await sync({ status: "paid" });
  expect((await xpOf(t, ada.id)).xp).toBe(5_000);
});

test("leaves an order as it is while the provider is unavailable", async () => {
  const { orderId } = await buy();
  payments.isDown = true;
  expect((await discard(orderId)).status).toBe(503);
  expect((await goOn(orderId)).status).toBe(503);
  expect(await first()).toMatchObject({ state: "pending" });
});

test("leaves one outcome when an order is paid, continued and discarded at once", async () => {
  const { orderId } = await buy();
  payments.latest.status = "paid";
  await Promise.all([discard(orderId), goOn(orderId), sync({}), discard(orderId), goOn(orderId, "desktop")]);
  expect((await orders()).map(({ state }) => state)).toEqual(["paid"]);
  expect((await xpOf(t, ada.id)).xp).toBe(5_000);
});

test("says no longer that the bank confirms it once it has", async () => {
  await buy();
  await sync({ status: "processing" });
  expect(await first()).toMatchObject({ state: "pending", isAwaitingBank: true });
  await sync({ status: "failed" });
  expect(await first()).toMatchObject({ state: "failed", isAwaitingBank: false });
});

test("returns what was refunded, taken back and disputed", async () => {
  await buy();
  await sync({ status: "paid", refundedCents: 333 });
  expect(await first()).toMatchObject({ refunded: 3.33, reversedXp: 1_666, dispute: null });
  await sync({ dispute: "open" });
  expect(await first()).toMatchObject({ state: "disputed", reversedXp: 5_000, dispute: "open" });
});

test("sells nothing again in a form that was open while another tab bought the same", async () => {
  const { lastCheckoutId: seenOrderId } = await spending();
  expect(seenOrderId).toBeNull();
  expect((await form({ seenOrderId })).status).toBe(201);
  await sync({ status: "paid" });
  const again = await form({ seenOrderId });
  expect([again.status, await again.json()]).toMatchObject([409, {
    message: "You bought 5,000 XP in another window meanwhile. Pay again if you want to buy it once more.",
  }]);
  expect(await orders()).toHaveLength(1);
  const seen = await spending();
  expect(seen.lastCheckoutId).toBe((await first()).id);
  expect((await form({ seenOrderId: seen.lastCheckoutId })).status).toBe(201);
  expect((await form()).status).toBe(201);
});

test("sells nothing again in the desktop app either, whose /checkout was open meanwhile", async () => {
  const buyPage = (seenOrderId: string | null) =>
    ada.post("/api/stripe/create-checkout-session", {
      xpAmount: 5_000,
      amount: 7.99,
      client: "desktop",
      seenOrderId,
    });
  await form({ seenOrderId: null });
  await sync({ status: "paid" });
  expect((await buyPage(null)).status).toBe(409);
  expect((await buyPage((await spending()).lastCheckoutId)).status).toBe(201);
});

test.each(
  [
    [{}, "Your last payment went through: 5,000 XP added."],
    [{ refundedCents: 999 }, "This purchase was paid before."],
    [{ dispute: "open" }, "This purchase was paid before."],
  ] as const,
)("says why a paid order is not continued: %j", async (change, reason) => {
  const { orderId } = await buy();
  await sync({ status: "paid", ...change });
  expect(await (await goOn(orderId)).json()).toMatchObject({
    message: expect.stringContaining(reason) as string,
  });
});

test("tells apart what is spent, on its way and unpaid, also in a refusal", async () => {
  await ada.put("/api/users/settings", { monthlySpendingLimit: 25 });
  await buy();
  await sync({ status: "paid" });
  await buy();
  await sync({ status: "processing" });
  expect(await spending()).toMatchObject({
    limit: 25,
    spent: 9.99,
    onItsWay: 9.99,
    unfinished: 0,
    isPaused: false,
  });
  const refused = await ada.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
  expect(await refused.json()).toMatchObject({
    message: "Your limit is $25.00 a month: $9.99 of it is spent, and $9.99 is still on its way. " +
      "You can change it in Settings.",
  });
  await ada.put("/api/users/settings", { monthlySpendingLimit: 100 });
  await buy();
  expect(await spending()).toMatchObject({ spent: 9.99, onItsWay: 9.99, unfinished: 9.99 });
});
