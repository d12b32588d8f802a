import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { FakePayments } from "../../../testing/shop/fake-payments.ts";
import { ledgerFaults, xpOf } from "../../../testing/xp.ts";

const payments = new FakePayments();
const t = await createTestApp({ providers: { payments } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  payments.isDown = false;
});

const buy = async (who: TestMember) => {
  const response = await who.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
  expect(response.status).toBe(201);
  return payments.latest;
};

const eventOf = (given: object = {}) => ({
  id: `evt_${randomUUID()}`,
  type: "checkout.session.completed",
  createdAt: t.clock.now(),
  isLive: false,
  sessionId: null,
  intentId: null,
  subscriptionId: null,
  ...given,
});

const deliver = (event: object, signature = "signed") =>
  t.request("POST", "/api/stripe/webhook", { json: event, headers: { "Stripe-Signature": signature } });

const stored = async (id: string) => {
  const [row] = await t.sql`
    select applied_at is not null as is_applied, problem
    from payment_events
    where id = ${id}`;
  return row ? { ...row } : null;
};

test("stores an event before responding, and applies it once in a job", async () => {
  const payment = await buy(ada);
  payment.status = "paid";
  const event = eventOf({ sessionId: payment.sessionId });
  const responses = await Promise.all([1, 2, 3].map(() => deliver(event)));
  for (const response of responses) {
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  }
  expect(await stored(event.id)).toEqual({ is_applied: false, problem: null });
  expect((await xpOf(t, ada.id)).xp).toBe(0);
  await runJobs(t);
  await deliver(event);
  await deliver(eventOf({ type: "payment_intent.succeeded", sessionId: payment.sessionId }));
  await runJobs(t);
  expect(await stored(event.id)).toEqual({ is_applied: true, problem: null });
  expect((await xpOf(t, ada.id)).xp).toBe(5_000);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("finds the order of an intent by the provider's metadata", async () => {
  const payment = await buy(ada);
  Object.assign(payment, { status: "paid", intentId: `pi_${randomUUID().replaceAll("-", "")}` });
  await deliver(eventOf({ type: "payment_intent.succeeded", intentId: payment.intentId }));
  await runJobs(t);
  expect((await xpOf(t, ada.id)).xp).toBe(5_000);
});

test("refuses events that the provider did not sign", async () => {
  const payment = await buy(ada);
  payment.status = "paid";
  const event = eventOf({ sessionId: payment.sessionId });
  expect((await deliver(event, "forged")).status).toBe(400);
  expect((await t.post("/api/stripe/webhook", event)).status).toBe(400);
  expect(await stored(event.id)).toBeNull();
});

test("refuses a body of a megabyte", async () => {
  expect((await deliver(eventOf({ padding: "x".repeat(1024 * 1024) }))).status).toBe(413);
});

test("stores without applying an event of live mode, of a foreign payment, or of an ignored type", async () => {
  const payment = await buy(ada);
  payment.status = "paid";
  const live = eventOf({ sessionId: payment.sessionId, isLive: true });
  const foreign = eventOf({ sessionId: "cs_test_foreign" });
  const other = eventOf({ type: "customer.created" });
  for (const event of [live, foreign, other]) expect((await deliver(event)).status).toBe(200);
  await runJobs(t);
  expect(await stored(live.id)).toEqual({ is_applied: true, problem: "Live and test mode differ" });
  expect(await stored(foreign.id)).toEqual({ is_applied: true, problem: "No order of ours" });
  expect(await stored(other.id)).toEqual({ is_applied: true, problem: null });
  expect((await xpOf(t, ada.id)).xp).toBe(0);
});

test("stores the reason why a payment did not fit its order", async () => {
  const payment = await buy(ada);
  Object.assign(payment, { status: "paid", cents: 1 });
  const event = eventOf({ sessionId: payment.sessionId });
  await deliver(event);
  await runJobs(t);
  expect(await stored(event.id)).toEqual({ is_applied: true, problem: "The amount is 1 cents" });
  expect((await xpOf(t, ada.id)).xp).toBe(0);
});

test("applies an event later when the provider is unavailable", async () => {
  const payment = await buy(ada);
  payment.status = "paid";
  const event = eventOf({ sessionId: payment.sessionId });
  await deliver(event);
  payments.isDown = true;
  await runJobs(t);
  expect(await stored(event.id)).toEqual({ is_applied: false, problem: null });
  payments.isDown = false;
  await t.sql`update graphile_worker._private_jobs set run_at = now()`;
  await runJobs(t);
  expect((await xpOf(t, ada.id)).xp).toBe(5_000);
});
