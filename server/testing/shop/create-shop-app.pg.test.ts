import { expect, test } from "vitest";
import { createShopApp } from "./create-shop-app.ts";

const t = await createShopApp();
const payments = t.deps.providers.payments!;

test("processes a payment through the real package and the till", async () => {
  const customerId = await payments.createCustomer({ memberId: "m1", email: "ada@example.org", key: "m1" });
  const order = { orderId: "o1", memberId: "m1", customerId, name: "5,000 XP", cents: 999, currency: "usd" };
  const { sessionId } = await payments.openCheckout({
    ...order,
    crown: null,
    successUrl: "http://glimmer.test/shop?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://glimmer.test/shop",
  });
  expect(await payments.readPayment(sessionId)).toMatchObject({ status: "open", orderId: "o1" });
  await t.till.press(sessionId, "pay");
  expect(await payments.readPayment(sessionId)).toMatchObject({
    status: "paid",
    cents: 999,
    memberId: "m1",
    receiptUrl: expect.stringContaining("/practice-till/receipt/ch_"),
  });
  const completed = t.till.webhooks.find(({ type }) => type === "checkout.session.completed")!;
  expect(await payments.readEvent(completed.body, completed.signature)).toMatchObject({ sessionId });
});

test("follows a crown through its renewals", async () => {
  const customerId = await payments.createCustomer({ memberId: "m2", email: "bo@example.org", key: "m2" });
  const { sessionId } = await payments.openCheckout({
    orderId: "o2",
    memberId: "m2",
    customerId,
    name: "Black Crown",
    cents: 499,
    currency: "usd",
    crown: "blackCrown",
    successUrl: "http://glimmer.test/shop",
    cancelUrl: "http://glimmer.test/shop",
  });
  await t.till.press(sessionId, "pay");
  const { subscriptionId } = (await payments.readPayment(sessionId))!;
  const read = () => payments.readSubscription(subscriptionId!);
  expect(await read()).toMatchObject({
    status: "active",
    badgeType: "blackCrown",
    orderId: "o2",
    paidUntil: new Date("2026-04-04T06:00:00Z"),
    invoices: [{ isFirst: true, cents: 499 }],
  });
  t.clock.set(new Date("2026-04-04T06:00:01Z"));
  await t.till.catchUp();
  expect(await read()).toMatchObject({
    status: "active",
    paidUntil: new Date("2026-05-04T06:00:00Z"),
    invoices: [{ isFirst: false }, { isFirst: true }],
  });
  await payments.changeCrown({
    subscriptionId: subscriptionId!,
    badgeType: "goldCrown",
    key: "c1",
    agreed: null,
  });
  const upgraded = await read();
  expect(upgraded).toMatchObject({ badgeType: "goldCrown", invoices: [{ cents: 500 }, {}, {}] });
  await t.till.control("fail-renewal", { subscription: subscriptionId });
  expect(await read()).toMatchObject({ status: "past_due", paidUntil: new Date("2026-04-04T06:00:01Z") });
  await t.till.control("renew", { subscription: subscriptionId });
  expect(await read()).toMatchObject({ status: "active", paidUntil: new Date("2026-05-04T06:00:01Z") });
  await payments.cancelSubscription(subscriptionId!);
  expect(await read()).toMatchObject({ status: "ended" });
});
