import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Order } from "#shared/shop/contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { FakePayments } from "../../../testing/shop/fake-payments.ts";
import { xpOf } from "../../../testing/xp.ts";

const payments = new FakePayments();
const t = await createTestApp({ providers: { payments } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const form = (who: TestMember) => who.post("/api/stripe/create-payment-intent", { amount: 7.99 });
const page = (who: TestMember) =>
  who.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 7.99, client: "desktop" });
const ordersOf = async (who: TestMember) => await (await who.get("/api/shop/orders")).json() as Order[];
const payable = (who: TestMember) =>
  payments.payments.filter(({ memberId, status }) => memberId === who.id && status === "open");

test("uses the same order after a reload or a double click", async () => {
  const twice = await Promise.all([form(ada), form(ada)]);
  const secrets = await Promise.all([...twice, await form(ada)].map(async (one) => await one.json()));
  expect(secrets[0]).toEqual({ clientSecret: expect.stringMatching(/^pi_/) as unknown });
  expect([secrets[1], secrets[2]]).toEqual([secrets[0], secrets[0]]);
  expect(await ordersOf(ada)).toMatchObject([{ kind: "checkout", state: "pending", price: 7.99 }]);
});

test("allows another try in the same order after a declined card", async () => {
  const first = await (await form(ada)).json();
  payments.latest.status = "failed";
  await ada.post("/api/stripe/sync", { sessionId: payments.latest.intentId });
  expect(await ordersOf(ada)).toMatchObject([{ state: "failed" }]);
  expect(await (await form(ada)).json()).toEqual(first);
});

test("accepts payment in only one of form and page, the one opened last", async () => {
  await form(ada);
  expect((await page(ada)).status).toBe(201);
  expect(payable(ada)).toMatchObject([{ sessionId: expect.stringMatching(/^cs_/) as unknown }]);
  await form(ada);
  expect(payable(ada)).toMatchObject([{ intentId: expect.stringMatching(/^pi_/) as unknown }]);
  expect((await ordersOf(ada)).map(({ state }) => state)).toEqual(["pending", "cancelled", "cancelled"]);
});

test("leaves one payable when form and page are opened at once", async () => {
  const statuses = await Promise.all([form(ada), page(ada), form(ada), page(ada)]);
  for (const { status } of statuses) expect([201, 409]).toContain(status);
  expect(payable(ada).length).toBeLessThanOrEqual(1);
  expect((await ordersOf(ada)).filter(({ state }) => state === "pending").length).toBeLessThanOrEqual(1);
});

test.each([[2, 201], [3, 409]])(
  "leaves one payable when another tab opens its form again %i times",
  async (most, status) => {
    await form(ada);
    const cancel = payments.cancelCheckout.bind(payments);
    let [times, isOtherTab] = [0, false];
    payments.cancelCheckout = async (id) => {
      await cancel(id);
      if (isOtherTab || times === most) return;
      [times, isOtherTab] = [times + 1, true];
      expect((await form(ada)).status).toBe(201);
      isOtherTab = false;
    };
    onTestFinished(() => {
      payments.cancelCheckout = cancel;
    });
    expect((await page(ada)).status).toBe(status);
    expect(payable(ada)).toHaveLength(1);
  },
);

test("grants a paid order instead of selling it again, and opens a new order at the next call", async () => {
  await form(ada);
  payments.latest.status = "paid";
  const again = await form(ada);
  expect([again.status, await again.json()]).toMatchObject([409, {
    message: "Your last payment went through: 5,000 XP added.",
  }]);
  expect((await xpOf(t, ada.id)).xp).toBe(5_000);
  expect((await form(ada)).status).toBe(201);
});

test("does not sell an order again that waits for the bank", async () => {
  await form(ada);
  payments.latest.status = "processing";
  for (const next of [form, page]) expect((await next(ada)).status).toBe(409);
  payments.latest.status = "paid";
  await ada.post("/api/stripe/sync", { sessionId: payments.latest.intentId });
  expect((await xpOf(t, ada.id)).xp).toBe(5_000);
});

test("refuses another price", async () => {
  expect((await ada.post("/api/stripe/create-payment-intent", { amount: 0.01 })).status).toBe(400);
  expect((await ada.post("/api/stripe/create-payment-intent", { amount: 9.99 })).status).toBe(400);
});
