import { expect, test } from "vitest";
import type { Order } from "#shared/shop/contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { FakePayments } from "../../../testing/shop/fake-payments.ts";
import { ledgerFaults, takeXp, xpOf } from "../../../testing/xp.ts";

const payments = new FakePayments();
const t = await createTestApp({ providers: { payments } });
const admin = await member(t, { isAdmin: true, email: "admin@example.org" });

test("leaves the same result for simultaneous payments, refunds, gifts and spending as for sequential ones", async () => {
  const ada = await member(t);
  const opened: FakePayments["latest"][] = [];
  const sync = (payment: FakePayments["latest"]) =>
    ada.post("/api/stripe/sync", { sessionId: payment.sessionId });
  for (let n = 0; n < 6; n++) {
    await ada.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
    opened.push(payments.latest);
    // An order that waits for its bank does not go on when the same pack is bought again.
    payments.latest.status = "processing";
    await sync(payments.latest);
  }
  for (const payment of opened) payment.status = "paid";
  await Promise.all(opened.slice(0, 3).flatMap((payment) => [sync(payment), sync(payment)]));
  await takeXp(t, ada.id, 14_000);
  for (const payment of opened.slice(0, 3)) payment.refundedCents = 999;
  const responses = await Promise.all([
    ...opened.flatMap((payment) => [sync(payment), sync(payment)]),
    ...[1, 2, 3].map(() => admin.post("/api/admin/gift-xp", { userId: ada.id, xpAmount: 500 })),
    ...[1, 2, 3].map(() => ada.post("/api/stripe/create-payment-intent", { amount: 7.99 })),
  ]);
  expect(responses.filter(({ status }) => status >= 300)).toEqual([]);
  const orders = await (await ada.get("/api/shop/orders")).json() as Order[];
  const owed = orders.reduce((sum, { owedXp }) => sum + owedXp, 0);
  // 6 bought, 3 refunded, 3 gifts, 14,000 spent; the spent part of refunds is owed until it is
  // settled.
  expect((await xpOf(t, ada.id)).xp - owed).toBe(15_000 + 1_500 - 14_000);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("ignores an older reading of the provider that arrives late", async () => {
  const ada = await member(t);
  await ada.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
  const payment = payments.latest;
  payment.status = "paid";
  const sync = () => ada.post("/api/stripe/sync", { sessionId: payment.sessionId });
  let release = () => {};
  const held = new Promise<void>((resolve) => release = resolve);
  const reading = new Promise<void>((begun) => {
    payments.afterReading = async () => {
      payments.afterReading = null;
      begun();
      await held;
    };
  });
  const late = sync();
  await reading;
  payment.refundedCents = 999;
  expect(await (await sync()).json()).toMatchObject({ state: "refunded" });
  release();
  expect(await (await late).json()).toMatchObject({ state: "refunded" });
  expect((await xpOf(t, ada.id)).xp).toBe(0);
});
