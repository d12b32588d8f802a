import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Order } from "#shared/shop/contract.ts";
import { PaymentsUnavailable } from "../../providers/payments/payments.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { systemCtx } from "../../testing/ctx-of.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { runJob, runJobs } from "../../testing/app/run-jobs.ts";
import { FakePayments } from "../../testing/shop/fake-payments.ts";
import { xpOf } from "../../testing/xp.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const payments = new FakePayments();
const t = await createTestApp({ providers: { payments } });
const hour = 60 * 60 * 1000;
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  payments.isDown = false;
  payments.events.length = 0;
});

const buy = async (pack = { xpAmount: 5_000, amount: 9.99 }) => {
  await ada.post("/api/stripe/create-checkout-session", pack);
  return payments.latest;
};
const state = async () => (await (await ada.get("/api/shop/orders")).json() as Order[])[0]?.state;
const xp = async () => (await xpOf(t, ada.id)).xp;

/** Runs the reconciliation and returns the differences it reports. */
async function differences(): Promise<string[]> {
  const reported: string[][] = [];
  const log = { ...t.deps.log, warn: (given: { differences: string[] }) => reported.push(given.differences) };
  const ctx = { ...systemCtx(t.deps), log: log as never };
  await reconcilePayments(ctx, new AbortController().signal);
  return reported.flat();
}

test("grants a payment without an event, and reports it once", async () => {
  const payment = await buy();
  payment.status = "paid";
  t.clock.advance(hour);
  expect(await differences()).toEqual([expect.stringMatching(/^The order .* changed$/) as unknown]);
  expect(await xp()).toBe(5_000);
  expect(await differences()).toEqual([]);
  expect(await xp()).toBe(5_000);
});

test("grants other orders when the provider fails for one", async () => {
  const broken = await buy();
  const other = await member(t);
  await other.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
  payments.latest.status = "paid";
  t.clock.advance(hour);
  const read = payments.readPayment.bind(payments);
  payments.readPayment = (id) =>
    id === broken.sessionId ? Promise.reject(new PaymentsUnavailable("It answers oddly")) : read(id);
  expect(await differences()).toHaveLength(1);
  payments.readPayment = read;
  expect((await xpOf(t, other.id)).xp).toBe(5_000);
});

test("ignores an order that was placed a moment ago", async () => {
  const payment = await buy();
  payment.status = "paid";
  expect(await differences()).toEqual([]);
  expect(await xp()).toBe(0);
});

test("ends an order unpaid for a day, and still grants one paid in the last second", async () => {
  const left = await buy();
  t.clock.advance(24 * hour);
  await runJob(t, "reconcile_payments");
  expect(await state()).toBe("pending");
  t.clock.advance(2 * hour);
  expect(await differences()).toEqual([]);
  expect([await state(), left.status]).toEqual(["cancelled", "cancelled"]);
  const late = await buy();
  late.status = "paid";
  t.clock.advance(26 * hour);
  await runJob(t, "reconcile_payments");
  expect(await state()).toBe("paid");
  // The days of the test pay a streak.
  expect(await xp()).toBeGreaterThanOrEqual(5_000);
});

test("ends the open orders of a deleted account, and grants nothing when they are paid", async () => {
  const [left, paid] = [await buy(), await buy({ xpAmount: 20_000, amount: 24.99 })];
  paid.status = "paid";
  await t.sql`
    delete from members
    where id = ${ada.id}`;
  t.clock.advance(26 * hour);
  await runJob(t, "reconcile_payments");
  const stateOf = async (
    { sessionId }: typeof left,
  ) => [...await t.sql`select state from orders where session_id = ${sessionId}`];
  expect(await stateOf(left)).toEqual([{ state: "cancelled" }]);
  expect(await stateOf(paid)).toEqual([{ state: "pending" }]);
});

test("applies events that were not delivered, or whose job gave up", async () => {
  const payment = await buy();
  await ada.post("/api/stripe/sync", { sessionId: payment.sessionId });
  payment.status = "paid";
  await ada.post("/api/stripe/sync", { sessionId: payment.sessionId });
  payment.refundedCents = 999;
  const event = {
    id: `evt_${randomUUID()}`,
    type: "charge.refunded",
    createdAt: t.clock.now(),
    isLive: false,
    sessionId: payment.sessionId,
    intentId: null,
    subscriptionId: null,
  };
  payments.events.push(event);
  t.clock.advance(hour);
  expect(await differences()).toEqual([`The event ${event.id} (charge.refunded) was not delivered`]);
  await t.sql`delete from graphile_worker._private_jobs`;
  t.clock.advance(hour);
  expect(await differences()).toEqual([`The event ${event.id} was late`]);
  expect([await state(), await xp()]).toEqual(["refunded", 0]);
  await runJobs(t);
  expect(await differences()).toEqual([]);
});

test("reports payments that do not fit, and retries while the provider is unavailable", async () => {
  const payment = await buy();
  Object.assign(payment, { status: "paid", cents: 1 });
  t.clock.advance(hour);
  expect(await differences()).toEqual([expect.stringMatching(/: The amount is 1 cents$/) as unknown]);
  payments.isDown = true;
  await expect(differences()).rejects.toMatchObject({ code: "payments_unavailable" });
});
