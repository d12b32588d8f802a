import { beforeEach, expect, test } from "vitest";
import type { Order } from "#shared/shop/contract.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { createShopApp } from "../../../testing/shop/create-shop-app.ts";
import { ledgerFaults, xpOf } from "../../../testing/xp.ts";

const t = await createShopApp();
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  t.till.webhooks.length = 0;
});

/** Opens the payment page of 5,000 XP and returns its id. */
async function openPage(): Promise<string> {
  const response = await ada.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
  const { url } = await response.json() as { url: string };
  return new URL(url).pathname.split("/").at(-1) ?? "";
}

/** Delivers the till's pending events, newest first and each twice, and runs the jobs. */
async function deliverAll(): Promise<void> {
  const webhooks = t.till.webhooks.splice(0).reverse();
  for (const { body, signature } of webhooks.flatMap((webhook) => [webhook, webhook])) {
    const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
    expect((await t.request("POST", "/api/stripe/webhook", { body, headers })).status).toBe(200);
  }
  await runJobs(t);
  expect([
    ...await t.sql`select id, problem from payment_events where problem is not null or applied_at is null`,
  ])
    .toEqual([]);
}

const orders = async () => await (await ada.get("/api/shop/orders")).json() as Order[];
const state = async () => (await orders())[0]?.state;
const xp = async () => (await xpOf(t, ada.id)).xp;

test("grants the XP of a paid page once, with a receipt", async () => {
  const page = await openPage();
  await t.till.press(page, "pay");
  await deliverAll();
  expect(await orders()).toMatchObject([{
    state: "paid",
    sessionId: page,
    receiptUrl: expect.any(String) as unknown,
  }]);
  expect(await xp()).toBe(5_000);
  await ada.post("/api/stripe/sync", { sessionId: page });
  expect(await xpOf(t, ada.id)).toEqual({ xp: 5_000, lifetime: 5_000 });
});

test("keeps the page open after a declined card, and accepts the next one", async () => {
  const page = await openPage();
  await t.till.press(page, "decline");
  await deliverAll();
  expect([await state(), await xp()]).toEqual(["failed", 0]);
  await t.till.press(page, "pay");
  await deliverAll();
  expect([await state(), await xp()]).toEqual(["paid", 5_000]);
});

test.each([
  ["complete-async", "paid", 5_000],
  ["fail-async", "failed", 0],
])("keeps a payment pending until the bank confirms it: %s", async (control, after, granted) => {
  const page = await openPage();
  await t.till.press(page, "later");
  await deliverAll();
  expect([await state(), await xp()]).toEqual(["pending", 0]);
  await t.till.control(control, { id: page });
  await deliverAll();
  expect([await state(), await xp()]).toEqual([after, granted]);
});

test("continues an order that the bank refused later on a new page, and grants it once", async () => {
  const page = await openPage();
  await t.till.press(page, "later");
  await t.till.control("fail-async", { id: page });
  await deliverAll();
  const [order] = await orders();
  const again = await ada.post(`/api/shop/orders/${order?.id}/continue`, {});
  const { url, orderId } = await again.json() as { url: string; orderId: string };
  expect(again.status).toBe(200);
  expect(await orders()).toMatchObject([{ id: orderId, state: "pending" }, { state: "cancelled" }]);
  await t.till.press(new URL(url).pathname.split("/").at(-1) ?? "", "pay");
  await deliverAll();
  expect((await orders()).map(({ state }) => state)).toEqual(["paid", "cancelled"]);
  expect(await xp()).toBe(5_000);
});

test("ends a closed page after a day", async () => {
  await openPage();
  await deliverAll();
  t.clock.advance(26 * 60 * 60 * 1000);
  await t.till.catchUp();
  await deliverAll();
  expect(await state()).toBe("cancelled");
});

test("ends an abandoned form of /checkout in the hourly job", async () => {
  await ada.post("/api/stripe/create-payment-intent", { amount: 7.99 });
  t.clock.advance(26 * 60 * 60 * 1000);
  await runJob(t, "reconcile_payments");
  expect(await state()).toBe("cancelled");
});

test("grants the XP of a paid form, and refuses payment in the page it replaces", async () => {
  const desktop = await ada.post("/api/stripe/create-checkout-session", {
    xpAmount: 5_000,
    amount: 7.99,
    client: "desktop",
  });
  const page = new URL((await desktop.json() as { url: string }).url).pathname.split("/").at(-1) ?? "";
  const form = await ada.post("/api/stripe/create-payment-intent", { amount: 7.99 });
  const intentId = (await form.json() as { clientSecret: string }).clientSecret.split("_secret_")[0] ?? "";
  expect((await t.till.press(page, "pay")).ok).toBe(false);
  await t.till.stripe.paymentIntents.confirm(intentId, { payment_method: "pm_card_visa" });
  await deliverAll();
  expect((await orders()).map((one) => one.state)).toEqual(["paid", "cancelled"]);
  expect(await xp()).toBe(5_000);
});

test("cancels an order that the provider no longer knows, and allows the next one", async () => {
  const open = async (call: string, json: object) => (await ada.post(`/api/stripe/${call}`, json)).status;
  expect(await open("create-payment-intent", { amount: 7.99 })).toBe(201);
  expect(await open("create-badge-subscription", { badgeType: "blackCrown" })).toBe(201);
  const { intents, sessions } = t.till.till.state.objects;
  for (const { sessionId } of await orders()) {
    Reflect.deleteProperty(intents, sessionId ?? "");
    Reflect.deleteProperty(sessions, sessionId ?? "");
  }
  expect(await open("create-payment-intent", { amount: 7.99 })).toBe(201);
  expect(await open("create-badge-subscription", { badgeType: "blackCrown" })).toBe(201);
  expect((await orders()).map((one) => one.state)).toEqual(["pending", "pending", "cancelled", "cancelled"]);
});

test("moves the XP once for each partial refund and for a dispute that is won", async () => {
  const page = await openPage();
  await t.till.press(page, "pay");
  await deliverAll();
  await t.till.control("refund", { id: page, cents: 333 });
  await deliverAll();
  expect([await state(), await xp()]).toEqual(["partly_refunded", 3_334]);
  await t.till.control("dispute", { id: page });
  await deliverAll();
  expect([await state(), await xp()]).toEqual(["disputed", 0]);
  await t.till.control("close-dispute", { id: page, outcome: "won" });
  await deliverAll();
  expect([await state(), await xp()]).toEqual(["partly_refunded", 3_334]);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("finds missed events in the hourly job", async () => {
  const page = await openPage();
  await t.till.press(page, "pay");
  t.clock.advance(30 * 60 * 1000);
  await runJob(t, "reconcile_payments");
  expect([await state(), await xp()]).toEqual(["paid", 5_000]);
  await t.till.control("refund", { id: page });
  t.clock.advance(30 * 60 * 1000);
  await runJob(t, "reconcile_payments");
  await runJobs(t);
  expect([await state(), await xp()]).toEqual(["refunded", 0]);
});

test("refuses events with a wrong signature or a changed byte, and those 301 s old", async () => {
  const page = await openPage();
  await t.till.press(page, "pay");
  const { body, signature } = t.till.webhooks[0] ?? { body: "", signature: "" };
  const ask = async (changed: string, signed: string) => {
    const headers = { "Content-Type": "application/json", "Stripe-Signature": signed };
    return (await t.request("POST", "/api/stripe/webhook", { body: changed, headers })).status;
  };
  expect(await ask(body, signature.replace(/.$/, (last) => last === "0" ? "1" : "0"))).toBe(400);
  expect(await ask(body.replace("evt_", "evt-"), signature)).toBe(400);
  expect(await ask(body, "")).toBe(400);
  expect(await ask("", signature)).toBe(400);
  t.clock.advance(301_000);
  expect(await ask(body, signature)).toBe(400);
  expect([...await t.sql`select id from payment_events where received_at = ${t.clock.now()}`]).toEqual([]);
  expect(await xp()).toBe(0);
});
