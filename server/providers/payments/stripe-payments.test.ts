import { pino } from "pino";
import { expect, test } from "vitest";
import { signEvent } from "../../../build/practice/till/events/deliver-events.ts";
import { movableClock } from "../../testing/movable-clock.ts";
import { createTestTill, practiceKeys, type TestTill } from "../../testing/shop/practice-till.ts";
import {
  type CheckoutRequest,
  InvalidSignature,
  PaymentDeclined,
  type Payments,
  PaymentsUnavailable,
  PracticeRefused,
  UnknownCustomer,
  UnreadableEvent,
} from "./payments.ts";
import { createStripePayments } from "./stripe-payments.ts";

const clock = movableClock();
const till = createTestTill({ clock });

function paymentsBy(fetch: typeof globalThis.fetch, keys: Partial<typeof practiceKeys> = {}): Payments {
  return createStripePayments({
    settings: { ...practiceKeys, practiceTillUrl: "http://till.test", ...keys },
    clock,
    log: pino({ level: "silent" }),
    fetch,
  });
}
const payments = paymentsBy(till.fetch);

let orders = 0;
async function request(changes: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
  const memberId = `m${++orders}`;
  return {
    orderId: `o${orders}`,
    memberId,
    customerId: await payments.createCustomer({ memberId, email: "ada@example.org", key: memberId }),
    name: "5,000 XP",
    cents: 999,
    currency: "usd",
    crown: null,
    successUrl: "http://glimmer.test/shop?session_id={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://glimmer.test/shop",
    ...changes,
  };
}

async function boughtPack(): Promise<string> {
  const { sessionId } = await payments.openCheckout(await request());
  await till.press(sessionId, "pay");
  return sessionId;
}

async function boughtCrown(): Promise<{ subscriptionId: string; intentId: string }> {
  const { sessionId } = await payments.openCheckout(
    await request({ crown: "blackCrown", name: "Black Crown", cents: 499 }),
  );
  await till.press(sessionId, "pay");
  const subscriptionId = (await payments.readPayment(sessionId))?.subscriptionId ?? "";
  const intentId = (await payments.readSubscription(subscriptionId))?.invoices[0]?.intentId ?? "";
  return { subscriptionId, intentId };
}

/**
 * Fails the first calls, then answers as the till. Counts them, and keeps the keys that were sent.
 */
function failing(times: number, failure: () => Promise<Response>) {
  const keys: (string | null)[] = [];
  const fetch: TestTill["fetch"] = (input, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    return keys.length <= times ? failure() : till.fetch(input, init);
  };
  return { fetch, keys };
}
const outage = () => Promise.reject(new TypeError("connection refused"));

test("opens one page and one intent per order, however often it is asked", async () => {
  const order = await request();
  expect(await payments.openCheckout(order)).toEqual(await payments.openCheckout(order));
  const intent = { ...await request(), description: "5,000 XP" };
  expect(await payments.openIntent(intent)).toEqual(await payments.openIntent(intent));
});

test("retries twice under the same key, and then reports the provider as unavailable", async () => {
  const order = await request();
  const twice = failing(2, outage);
  await paymentsBy(twice.fetch).openCheckout(order);
  expect(twice.keys).toEqual(Array.from({ length: 3 }, () => `checkout:${order.orderId}`));
  const always = failing(Infinity, outage);
  await expect(paymentsBy(always.fetch).openCheckout(order)).rejects.toThrow(PaymentsUnavailable);
  expect(always.keys).toHaveLength(3);
});

test("reports the provider as unavailable when it refuses our key", async () => {
  const refused = paymentsBy(till.fetch, { secretKey: "sk_test_wrong" });
  await expect(refused.readPayment("cs_test_1")).rejects.toThrow(PaymentsUnavailable);
});

test("reports an unknown customer, so that it can be created again", async () => {
  const order = await request({ customerId: "cus_elsewhere" });
  await expect(payments.openCheckout(order)).rejects.toThrow(UnknownCustomer);
  await expect(payments.openPortal({ customerId: "cus_elsewhere", returnUrl: "http://glimmer.test/shop" }))
    .rejects.toThrow(UnknownCustomer);
});

test("returns null for an impossible id, which Stripe answers with a 404 without a code", async () => {
  const noRoute = paymentsBy(() => {
    const error = { type: "invalid_request_error", message: "Unrecognized request URL" };
    return Promise.resolve(Response.json({ error }, { status: 404 }));
  });
  expect(await noRoute.readPayment("cs_test_1")).toBeNull();
  expect(await noRoute.readPayment("pi_1")).toBeNull();
  expect(await noRoute.readSubscription("sub_1")).toBeNull();
});

test("returns null for an object that the provider does not know", async () => {
  expect(await payments.readPayment("cs_test_none")).toBeNull();
  expect(await payments.readPayment("pi_none")).toBeNull();
  expect(await payments.readClientSecret("pi_none")).toBeNull();
  expect(await payments.readSubscription("sub_none")).toBeNull();
});

test.each(
  [
    ["decline", null, "failed"],
    ["later", null, "processing"],
    ["later", "complete-async", "paid"],
    ["later", "fail-async", "failed"],
    ["pay", null, "paid"],
  ] as const,
)("reads a page after %s and %s as %s", async (button, control, status) => {
  const { sessionId } = await payments.openCheckout(await request());
  expect(await payments.readPayment(sessionId)).toMatchObject({ status: "open" });
  await till.press(sessionId, button);
  if (control) await till.control(control, { id: sessionId });
  expect(await payments.readPayment(sessionId)).toMatchObject({ status, cents: 999, currency: "usd" });
});

test("ends an unpaid page and intent, and keeps paid ones", async () => {
  const { sessionId } = await payments.openCheckout(await request());
  await payments.cancelCheckout(sessionId);
  expect(await payments.readPayment(sessionId)).toMatchObject({ status: "cancelled" });
  const { intentId, clientSecret } = await payments.openIntent({ ...await request(), description: "XP" });
  expect(await payments.readClientSecret(intentId)).toBe(clientSecret);
  await payments.cancelCheckout(intentId);
  expect(await payments.readClientSecret(intentId)).toBeNull();
  const paid = await boughtPack();
  await payments.cancelCheckout(paid);
  expect(await payments.readPayment(paid)).toMatchObject({ status: "paid" });
});

test("reads refunds and disputes with the payment, by its page and by its intent", async () => {
  const id = await boughtPack();
  await till.control("refund", { id, cents: 300 });
  const reading = await payments.readPayment(id);
  expect(reading).toMatchObject({ refundedCents: 300, dispute: null });
  await till.control("dispute", { id });
  expect(await payments.readPayment(reading?.intentId ?? "")).toMatchObject({ dispute: "open" });
  await till.control("close-dispute", { id, outcome: "lost" });
  expect(await payments.readPayment(id)).toMatchObject({ dispute: "lost" });
});

test("finds the subscription of an invoice's payment, which carries no order", async () => {
  const { subscriptionId, intentId } = await boughtCrown();
  expect(await payments.readPayment(intentId)).toMatchObject({ orderId: null, subscriptionId });
});

test("keeps the old crown when the card is declined for the new one", async () => {
  const { subscriptionId } = await boughtCrown();
  await till.stripe.subscriptions.update(subscriptionId, {
    default_payment_method: "pm_card_chargeCustomerFail",
  });
  const upgrade = payments.changeCrown({
    subscriptionId,
    badgeType: "goldCrown",
    key: subscriptionId,
    agreed: null,
  });
  await expect(upgrade).rejects.toThrow(PaymentDeclined);
  expect(await payments.readSubscription(subscriptionId)).toMatchObject({ badgeType: "blackCrown" });
});

test("ends a subscription once, and does nothing the second time", async () => {
  const { subscriptionId } = await boughtCrown();
  await payments.cancelSubscription(subscriptionId);
  await payments.cancelSubscription(subscriptionId);
  expect(await payments.readSubscription(subscriptionId)).toMatchObject({ status: "ended" });
});

test("accepts an event for 300 seconds, and none with another byte or signature", async () => {
  await boughtPack();
  const { body } = till.webhooks.find(({ type }) => type === "checkout.session.completed")!;
  const at = clock.now().getTime();
  const signed = (age: number) => signEvent(body, practiceKeys.webhookSecret, at - age * 1000);
  expect(await payments.readEvent(body, signed(300))).toMatchObject({ type: "checkout.session.completed" });
  await expect(payments.readEvent(body, signed(301))).rejects.toThrow(InvalidSignature);
  await expect(payments.readEvent(`${body} `, signed(0))).rejects.toThrow(InvalidSignature);
  await expect(payments.readEvent(body, "")).rejects.toThrow(InvalidSignature);
  await expect(payments.readEvent(body, signEvent(body, "whsec_other", at))).rejects.toThrow(
    InvalidSignature,
  );
  const notJson = "not json";
  await expect(payments.readEvent(notJson, signEvent(notJson, practiceKeys.webhookSecret, at)))
    .rejects.toThrow(UnreadableEvent);
});

test("lists the events for the webhook, newest first", async () => {
  await boughtPack();
  const events = await payments.listEvents({ since: new Date(0), limit: 3 });
  expect(events).toHaveLength(3);
  expect(events.map(({ createdAt }) => createdAt.getTime())).toEqual(
    events.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => b - a),
  );
  expect(events.map(({ type }) => type)).not.toContain("customer.created");
});

test("offers the till's own controls only at the till, with its message when it refuses", async () => {
  await expect(payments.practice?.control("refund", { id: "pi_none" })).rejects.toThrow(PracticeRefused);
  expect(createStripePayments({
    settings: { ...practiceKeys, practiceTillUrl: null },
    clock,
    log: pino({ level: "silent" }),
  })).toMatchObject({ practice: null, isPractice: false, isLive: false });
});
