import { beforeEach, expect, test } from "vitest";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { Order } from "#shared/shop/contract.ts";
import { giveBadge } from "../../../testing/badge.ts";
import { member, signIn, type TestMember } from "../../../testing/member.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { createShopApp } from "../../../testing/shop/create-shop-app.ts";

const t = await createShopApp();
const dayMs = 24 * 60 * 60 * 1000;
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const subscribe = async (badgeType: string, client = "web", who = ada) => {
  const response = await who.post("/api/stripe/create-badge-subscription", { badgeType, client });
  const body = await response.json() as { url?: string; message?: string; code?: string };
  return { status: response.status, ...body, sessionId: body.url?.match(/cs_\w+/)?.[0] ?? "" };
};
const sync = async (sessionId: string) =>
  await (await ada.post("/api/stripe/sync", { sessionId })).json() as Order;
const badges = async () => await (await ada.get(`/api/users/${ada.id}/badges`)).json() as Badge[];
const orders = async () => await (await ada.get("/api/shop/orders")).json() as Order[];

/** Orders, pays and returns, as a member does. Returns the subscription. */
async function getCrown(badgeType: string): Promise<string> {
  const { sessionId } = await subscribe(badgeType);
  await t.till.press(sessionId, "pay");
  await sync(sessionId);
  return (await badges()).find((one) => one.stripeSubscriptionId)?.stripeSubscriptionId ?? "";
}

/** The till's events reach the webhook, and their jobs run. */
async function deliver(): Promise<void> {
  for (const { body, signature } of t.till.webhooks.splice(0)) {
    const headers = { "Stripe-Signature": signature, "Content-Type": "application/json" };
    const response = await t.request("POST", "/api/stripe/webhook", { body, headers });
    expect(response.status).toBe(200);
  }
  await runJobs(t);
}

test.each([
  ["blackCrown", "blackCrown", 4.99],
  ["gold_crown", "goldCrown", 9.99],
])("grants %s on return, and changes nothing for later events", async (wanted, badgeType, price) => {
  t.till.webhooks.length = 0;
  const { status, sessionId } = await subscribe(wanted);
  expect(status).toBe(201);
  expect(await badges()).toEqual([]);
  await t.till.press(sessionId, "pay");
  expect(await sync(sessionId)).toMatchObject({ kind: "crown", state: "paid", price, xpAmount: 0 });
  const granted = await badges();
  expect(granted).toMatchObject([{ badgeType, isActive: true }]);
  await deliver();
  expect(await badges()).toEqual(granted);
  expect(await orders()).toHaveLength(1);
});

test("grants the crown by events alone when the window was closed", async () => {
  t.till.webhooks.length = 0;
  const { sessionId } = await subscribe("blackCrown");
  await t.till.press(sessionId, "pay");
  await deliver();
  expect(await badges()).toMatchObject([{ badgeType: "blackCrown", isActive: true }]);
});

test("grants nothing when the payment is declined or abandoned", async () => {
  const { sessionId } = await subscribe("blackCrown");
  await t.till.press(sessionId, "decline");
  await deliver();
  expect((await sync(sessionId)).state).not.toBe("paid");
  expect(await badges()).toEqual([]);
});

test("upgrades Black Crown to Gold at once for the difference, in the same badge", async () => {
  const subscription = await getCrown("blackCrown");
  const [black] = await badges();
  const { status, url } = await subscribe("goldCrown");
  expect([status, url]).toEqual([201, "http://glimmer.test/xp-shop?payment=success"]);
  expect(await badges()).toMatchObject([
    { id: black?.id, badgeType: "goldCrown", isActive: true, stripeSubscriptionId: subscription },
  ]);
  expect((await orders()).map(({ kind, price }) => [kind, price])).toEqual([["crown_upgrade", 5], [
    "crown",
    4.99,
  ]]);
  expect(await subscribe("goldCrown")).toMatchObject({
    status: 409,
    message: "You already have Gold Crown.",
  });
  expect(await subscribe("blackCrown")).toMatchObject({ status: 409 });
  await deliver();
  expect(await badges()).toHaveLength(1);
});

test("charges nothing at once where the member expects a page", async () => {
  const page = await ada.post("/api/stripe/create-badge-subscription", {
    badgeType: "goldCrown",
    expects: "page",
  });
  expect(page.status).toBe(201);
  const { orderId } = await page.json() as { orderId: string };
  const { sessionId } = await subscribe("blackCrown");
  await t.till.press(sessionId, "pay");
  await sync(sessionId);
  const late = await ada.post("/api/stripe/create-badge-subscription", {
    badgeType: "goldCrown",
    expects: "page",
  });
  expect([late.status, await late.json()]).toMatchObject([409, {
    message: expect.stringContaining("You have Black Crown by now") as string,
  }]);
  expect((await ada.post(`/api/shop/orders/${orderId}/continue`, { client: "desktop" })).status).toBe(409);
  expect(await badges()).toMatchObject([{ badgeType: "blackCrown" }]);
  expect((await orders()).filter(({ state }) => state === "paid").map(({ price }) => price)).toEqual([4.99]);
});

test.each([
  ["complete-async", "paid", ["blackCrown"], 409],
  ["fail-async", "cancelled", [], 201],
])("waits for the bank of a crown's first payment, until %s", async (control, state, owned, next) => {
  t.till.webhooks.length = 0;
  const { sessionId } = await subscribe("blackCrown");
  await t.till.press(sessionId, "later");
  await deliver();
  expect(await sync(sessionId)).toMatchObject({ state: "pending", isAwaitingBank: true });
  expect((await subscribe("goldCrown")).status).toBe(409);
  await t.till.control(control, { id: sessionId });
  await deliver();
  t.clock.advance(dayMs);
  await t.till.catchUp();
  await deliver();
  ada = { ...ada, ...await signIn(t, ada.id) };
  expect(await orders()).toMatchObject([{ state, isAwaitingBank: false }]);
  expect((await badges()).map(({ badgeType }) => badgeType)).toEqual(owned);
  expect((await subscribe("blackCrown")).status).toBe(next);
});

test("returns from the desktop app's upgrade through its page", async () => {
  await getCrown("blackCrown");
  expect((await subscribe("goldCrown", "desktop")).url).toBe(
    "http://glimmer.test/return-to-app?tab=badges&payment=success",
  );
});

test("keeps the Black Crown when the card is declined", async () => {
  await getCrown("blackCrown");
  const { cards } = t.till.till.state;
  const before = { ...cards };
  for (const id of Object.keys(cards)) cards[id] = "declined";
  expect(await subscribe("goldCrown")).toMatchObject({
    status: 409,
    message: expect.stringContaining("declined, so nothing changed") as string,
  });
  Object.assign(cards, before);
  await deliver();
  expect(await badges()).toMatchObject([{ badgeType: "blackCrown", isActive: true }]);
  expect(await orders()).toHaveLength(1);
});

test("refuses an upgrade over the spending limit and during a pause", async () => {
  await getCrown("blackCrown");
  await ada.put("/api/users/settings", { monthlySpendingLimit: 9 });
  expect(await subscribe("goldCrown")).toMatchObject({ status: 403, code: "spending_limit_reached" });
  await ada.put("/api/users/settings", { monthlySpendingLimit: null, purchasesPaused: true });
  expect(await subscribe("goldCrown")).toMatchObject({ status: 403, code: "purchases_paused" });
  expect(await badges()).toMatchObject([{ badgeType: "blackCrown" }]);
});

test("does not sell a crown to a member who owns it in another way", async () => {
  await giveBadge(t, ada.id, "goldCrown");
  expect(await subscribe("goldCrown")).toMatchObject({
    status: 409,
    message: "You already have Gold Crown.",
  });
  expect(await subscribe("blackCrown")).toMatchObject({ status: 409 });
});

test("accepts payment only in the later of two tabs, so that no member gets two crowns", async () => {
  const first = await subscribe("blackCrown");
  const second = await subscribe("goldCrown");
  await t.till.press(first.sessionId, "pay");
  await t.till.press(second.sessionId, "pay");
  await deliver();
  expect(await badges()).toMatchObject([{ badgeType: "goldCrown" }]);
  expect((await orders()).map(({ state }) => state).toSorted()).toEqual(["cancelled", "paid"]);
});

test("opens no further page after one was paid meanwhile", async () => {
  const { sessionId } = await subscribe("blackCrown");
  await t.till.press(sessionId, "pay");
  expect((await subscribe("blackCrown")).status).toBe(409);
  expect(await badges()).toHaveLength(1);
});

test("opens one page for clicks at once", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe("blackCrown")));
  for (const { sessionId } of answers) if (sessionId) await t.till.press(sessionId, "pay");
  await deliver();
  expect(await badges()).toHaveLength(1);
  expect((await orders()).filter(({ state }) => state === "paid")).toHaveLength(1);
});

test("follows renewal events, and ends the crown three days after a failed one", async () => {
  const subscription = await getCrown("blackCrown");
  await t.till.control("renew", { subscription });
  await deliver();
  expect((await orders()).map(({ kind, state }) => [kind, state])).toEqual([
    ["crown_renewal", "paid"],
    ["crown", "paid"],
  ]);
  await t.till.control("fail-renewal", { subscription });
  await deliver();
  const [crown] = await badges();
  expect(crown).toMatchObject({ isActive: true });
  expect(Date.parse(crown?.expiresAt ?? "") - t.clock.now().getTime()).toBeLessThanOrEqual(3 * dayMs);
  t.clock.advance(3 * dayMs);
  ada = { ...ada, ...await signIn(t, ada.id) };
  expect(await (await ada.get(`/api/users/${ada.id}/active-badges`)).json()).toEqual([]);
});

test("charges one subscription when a member who lost the crown to a failed renewal returns", async () => {
  const subscription = await getCrown("blackCrown");
  await t.till.control("fail-renewal", { subscription });
  await deliver();
  t.clock.advance(4 * dayMs);
  ada = { ...ada, ...await signIn(t, ada.id) };
  const { status } = await subscribe("goldCrown");
  expect(status).toBe(201);
  expect(await t.till.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: "canceled" });
});

test("ends the crown on a refund of the latest payment", async () => {
  const subscription = await getCrown("goldCrown");
  await t.till.control("refund", { id: subscription });
  await deliver();
  expect(await (await ada.get(`/api/users/${ada.id}/active-badges`)).json()).toEqual([]);
  expect(await orders()).toMatchObject([{ state: "refunded" }]);
  expect(await t.till.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: "canceled" });
});

test("opens the portal for members who ordered something, and returns to the shop", async () => {
  expect((await ada.post("/api/stripe/portal", {})).status).toBe(404);
  await getCrown("blackCrown");
  const response = await ada.post("/api/stripe/portal", {});
  expect(response.status).toBe(201);
  const { url } = await response.json() as { url: string };
  expect(url).toMatch(/^http:\/\/glimmer\.test\/practice-till\/portal\/bps_/);
  expect(await (await t.till.fetch(url)).text()).toContain('href="http://glimmer.test/xp-shop"');
});
