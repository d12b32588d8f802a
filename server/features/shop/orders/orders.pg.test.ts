import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Order } from "#shared/shop/contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { FakePayments } from "../../../testing/shop/fake-payments.ts";
import { ledgerFaults, xpOf } from "../../../testing/xp.ts";

const payments = new FakePayments();
const t = await createTestApp({ providers: { payments } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  payments.isDown = false;
});

const buy = (who: TestMember, xpAmount = 5_000, amount = 9.99, more = {}) =>
  who.post("/api/stripe/create-checkout-session", { xpAmount, amount, ...more });
const ordersOf = async (who: TestMember) => await (await who.get("/api/shop/orders")).json() as Order[];
const sync = (who: TestMember, sessionId: string | null) => who.post("/api/stripe/sync", { sessionId });

test("sells each pack: pending until it is paid, then granted once", async () => {
  for (const [xpAmount, amount] of [[5_000, 9.99], [20_000, 24.99], [100_000, 79.99]] as const) {
    const ben = await member(t);
    const response = await buy(ben, xpAmount, amount);
    expect(response.status).toBe(201);
    const { sessionId } = payments.latest;
    expect(await response.json()).toEqual({
      url: expect.stringContaining(`/pay/${sessionId}`) as unknown,
      orderId: payments.latest.orderId,
    });
    expect(await ordersOf(ben)).toMatchObject([{
      kind: "xp_pack",
      state: "pending",
      price: amount,
      xpAmount,
      sessionId,
    }]);
    payments.latest.status = "paid";
    payments.latest.receiptUrl = "https://pay.example/receipt";
    for (let n = 0; n < 2; n++) {
      expect(await (await sync(ben, sessionId)).json()).toMatchObject({
        state: "paid",
        receiptUrl: "https://pay.example/receipt",
      });
    }
    expect(await xpOf(t, ben.id)).toEqual({ xp: xpAmount, lifetime: xpAmount });
  }
  expect(await ledgerFaults(t)).toEqual([]);
});

test("notifies the payer once", async () => {
  await buy(ada);
  payments.latest.status = "paid";
  const responses = await Promise.all([1, 2, 3].map(() => sync(ada, payments.latest.sessionId)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const rows = await (await ada.get("/api/notifications")).json();
  expect(rows).toMatchObject([{ type: "payment", message: "5,000 XP added", isRead: false }]);
});

test.each([
  [5_000, 9.98],
  [5_000, 24.99],
  [4_999, 9.99],
  [-5_000, 9.99],
])("refuses %i XP for $%d", async (xpAmount, amount) => {
  const response = await buy(ada, xpAmount, amount);
  expect(response.status).toBe(400);
  expect(await ordersOf(ada)).toEqual([]);
});

test("ignores foreign return addresses", async () => {
  expect((await buy(ada, 5_000, 9.99, { successUrl: "https://evil.example/" })).status).toBe(201);
});

test("repeats the response for the same Idempotency-Key", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const json = { xpAmount: 5_000, amount: 9.99 };
  const ask = () => ada.request("POST", "/api/stripe/create-checkout-session", { json, headers });
  const [one, two] = [await (await ask()).json(), await (await ask()).json()];
  expect(one).toEqual(two);
  expect(await ordersOf(ada)).toHaveLength(1);
});

test("returns 404 for another member's payment and for an unknown one", async () => {
  await buy(ada);
  payments.latest.status = "paid";
  const ben = await member(t);
  expect((await sync(ben, payments.latest.sessionId)).status).toBe(404);
  expect((await sync(ben, "cs_test_none")).status).toBe(404);
  expect((await sync(ben, "https://evil.example")).status).toBe(400);
  expect((await xpOf(t, ada.id)).xp).toBe(0);
});

test("grants nothing for an open, failed or cancelled payment, and grants it when it is paid later", async () => {
  await buy(ada);
  const payment = payments.latest;
  for (
    const [status, state] of [["open", "pending"], ["processing", "pending"], ["failed", "failed"]] as const
  ) {
    payment.status = status;
    expect(await (await sync(ada, payment.sessionId)).json()).toMatchObject({ state });
  }
  expect((await xpOf(t, ada.id)).xp).toBe(0);
  payment.status = "paid";
  await sync(ada, payment.sessionId);
  expect((await xpOf(t, ada.id)).xp).toBe(5_000);
});

test.each([
  ["another amount", { cents: 1 }],
  ["another currency", { currency: "jpy" }],
  ["another member", { memberId: randomUUID() }],
  ["another order", { orderId: randomUUID() }],
  ["live mode", { isLive: true }],
])("grants nothing for a payment of %s", async (_what, change) => {
  await buy(ada);
  const payment = payments.latest;
  const { sessionId } = payment;
  Object.assign(payment, { status: "paid", ...change });
  expect(await (await sync(ada, sessionId)).json()).toMatchObject({ state: "pending" });
  expect((await xpOf(t, ada.id)).xp).toBe(0);
});

test("returns 503 while the provider is unavailable, and leaves nothing payable behind", async () => {
  payments.isDown = true;
  const response = await buy(ada);
  expect([response.status, await response.json()]).toMatchObject([503, { code: "payments_unavailable" }]);
  expect(await ordersOf(ada)).toMatchObject([{ state: "cancelled" }]);
});

test("repeats a failed call under its key", async () => {
  const headers = { "Idempotency-Key": randomUUID() };
  const json = { xpAmount: 5_000, amount: 9.99 };
  const ask = () => ada.request("POST", "/api/stripe/create-checkout-session", { json, headers });
  payments.isDown = true;
  expect((await ask()).status).toBe(503);
  payments.isDown = false;
  expect((await ask()).status).toBe(201);
  expect(await ordersOf(ada)).toMatchObject([{ state: "pending" }]);
});

test("lists the member's own orders in pages, newest first", async () => {
  for (const [xpAmount, amount] of [[5_000, 9.99], [20_000, 24.99], [100_000, 79.99]] as const) {
    await buy(ada, xpAmount, amount);
    t.clock.advance(1000);
  }
  const first = await ada.get("/api/shop/orders?limit=2");
  const rows = await first.json() as Order[];
  expect(rows).toHaveLength(2);
  expect((rows[0]?.createdAt ?? "") > (rows[1]?.createdAt ?? "")).toBe(true);
  const cursor = first.headers.get("x-next-cursor") ?? "";
  expect(await (await ada.get(`/api/shop/orders?limit=2&cursor=${cursor}`)).json()).toHaveLength(1);
  expect(await ordersOf(await member(t))).toEqual([]);
});

test.each(
  [
    [{ status: "paid" }, "Payment successful", "5,000 XP were added to your balance."],
    [{ status: "processing" }, "Payment on its way", "5,000 XP are added as soon as it does."],
    [{ status: "open" }, "Payment on its way", "It isn&#39;t confirmed yet."],
    [{ status: "failed" }, "Payment failed", "nothing was charged"],
    [{ status: "cancelled" }, "Payment cancelled", "No charges were made."],
  ] as const,
)("says on the page that leads to the app how a payment went: %j", async (change, title, text) => {
  await buy(ada, 5_000, 9.99, { client: "desktop" });
  const { sessionId } = Object.assign(payments.latest, change);
  const page = await (await t.get(`/return-to-app?payment=success&session_id=${sessionId}`)).text();
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(text);
  expect((await xpOf(t, ada.id)).xp).toBe(change.status === "paid" ? 5_000 : 0);
});

test("shows the page that leads to the app while the provider is unavailable", async () => {
  await buy(ada);
  payments.isDown = true;
  const page = await t.get(`/return-to-app?payment=success&session_id=${payments.latest.sessionId}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Payment on its way")]);
});

test("asks the provider once for a page that is loaded again and again", async () => {
  await buy(ada);
  const address = `/return-to-app?payment=success&session_id=${payments.latest.sessionId}`;
  const asked = () => payments.calls.filter((call) => call === "readPayment").length;
  const before = asked();
  await Promise.all(Array.from({ length: 20 }, () => t.get(address)));
  expect(asked() - before).toBe(1);
  payments.latest.status = "paid";
  t.clock.advance(5_000);
  expect(await (await t.get(address)).text()).toContain("<h1>Payment successful</h1>");
});
