import type Stripe from "stripe";
import { expect, test } from "vitest";
import { createTestTill } from "../../../../server/testing/shop/practice-till.ts";

const day = 86_400;
const seconds = (date: string) => Date.parse(date) / 1000;
const crown = (cents: number, product: string) => ({
  currency: "usd",
  unit_amount: cents,
  product,
  recurring: { interval: "month" as const },
});

/** A Black Crown that began on 4 March 2026 at 06:00. */
async function subscribeToCrown() {
  const till = createTestTill();
  const { stripe, webhooks } = till;
  await stripe.products.create({ id: "black", name: "Black Crown" });
  await stripe.products.create({ id: "gold", name: "Gold Crown" });
  const customer = await stripe.customers.create({
    email: "ada@example.org",
    invoice_settings: { default_payment_method: "pm_card_visa" },
    payment_method: "pm_card_visa",
  });
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price_data: crown(499, "black") }],
    metadata: { orderId: "o1" },
  });
  webhooks.length = 0;
  return {
    ...till,
    id,
    customer: customer.id,
    read: () => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] }),
    types: () => webhooks.splice(0).map(({ type }) => type),
    moveTo: async (date: string) => {
      till.clock.set(new Date(date));
      await till.catchUp();
    },
  };
}

const periodOf = ({ items }: Stripe.Subscription) => [
  items.data[0]!.current_period_start,
  items.data[0]!.current_period_end,
];

test("renews each month on the day it began, and bills it", async () => {
  const { moveTo, read, types } = await subscribeToCrown();
  await moveTo("2026-04-04T05:59:59Z");
  expect(types()).toEqual([]);
  await moveTo("2026-04-04T06:00:00Z");
  expect(types()).toEqual([
    "customer.subscription.updated",
    "invoice.created",
    "invoice.finalized",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
  ]);
  expect(periodOf(await read())).toEqual([seconds("2026-04-04T06:00:00Z"), seconds("2026-05-04T06:00:00Z")]);
  await moveTo("2026-07-10T00:00:00Z");
  expect(await read()).toMatchObject({
    status: "active",
    latest_invoice: {
      status: "paid",
      billing_reason: "subscription_cycle",
      amount_paid: 499,
      created: seconds("2026-07-04T06:00:00Z"),
    },
  });
  expect(types().filter((type) => type === "invoice.paid")).toHaveLength(3);
});

test("tries a refused renewal again after 1, 3, 5 and 7 days, and then ends it", async () => {
  const { moveTo, read, types, stripe, id } = await subscribeToCrown();
  await stripe.subscriptions.update(id, { default_payment_method: "pm_card_chargeCustomerFail" });
  await moveTo("2026-04-04T06:00:00Z");
  expect(await read()).toMatchObject({
    status: "past_due",
    latest_invoice: {
      status: "open",
      attempt_count: 1,
      next_payment_attempt: seconds("2026-04-05T06:00:00Z"),
    },
  });
  expect(types()).toEqual(
    expect.arrayContaining(["charge.failed", "payment_intent.payment_failed", "invoice.payment_failed"]),
  );
  await moveTo("2026-04-09T06:00:00Z");
  expect(await read()).toMatchObject({ status: "past_due", latest_invoice: { attempt_count: 4 } });
  types();
  await moveTo("2026-04-11T06:00:00Z");
  expect(await read()).toMatchObject({
    status: "canceled",
    ended_at: seconds("2026-04-11T06:00:00Z"),
    cancellation_details: { reason: "payment_failed" },
    latest_invoice: { status: "open", attempt_count: 5, next_payment_attempt: null },
  });
  expect(types().at(-1)).toBe("customer.subscription.deleted");
});

test("is active again once a retry succeeds", async () => {
  const { moveTo, read, stripe, id } = await subscribeToCrown();
  await stripe.subscriptions.update(id, { default_payment_method: "pm_card_chargeCustomerFail" });
  await moveTo("2026-04-04T06:00:00Z");
  await stripe.subscriptions.update(id, { default_payment_method: "pm_card_visa" });
  await moveTo("2026-04-05T06:00:00Z");
  expect(await read()).toMatchObject({
    status: "active",
    latest_invoice: { status: "paid", attempt_count: 2 },
  });
});

test("runs to the end of its period when cancelled, unless it is resumed", async () => {
  const { moveTo, read, stripe, id, types } = await subscribeToCrown();
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(await read()).toMatchObject({ cancel_at: seconds("2026-04-04T06:00:00Z"), status: "active" });
  await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await moveTo("2026-04-04T06:00:00Z");
  expect(await read()).toMatchObject({ status: "active", cancel_at: null });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  types();
  await moveTo("2026-06-01T00:00:00Z");
  expect(types()).toEqual(["customer.subscription.deleted"]);
  expect(await read()).toMatchObject({ status: "canceled", ended_at: seconds("2026-05-04T06:00:00Z") });
});

test("takes the difference at once when it moves to a dearer price", async () => {
  const { moveTo, read, stripe, id } = await subscribeToCrown();
  // Ten of March's 31 days are left.
  await moveTo("2026-03-25T06:00:00Z");
  const item = (await read()).items.data[0]!;
  await stripe.subscriptions.update(id, {
    items: [{ id: item.id, price_data: crown(999, "gold") }],
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
  expect(await read()).toMatchObject({
    items: { data: [{ id: item.id, price: { product: "gold", unit_amount: 999 }, plan: { amount: 999 } }] },
    latest_invoice: {
      status: "paid",
      billing_reason: "subscription_update",
      amount_paid: 322 - 161,
      lines: {
        data: [
          { amount: -161, description: "Unused time on Black Crown after 25 Mar 2026" },
          { amount: 322, description: "Remaining time on Gold Crown after 25 Mar 2026" },
        ],
      },
    },
  });
  await moveTo("2026-04-04T06:00:00Z");
  expect(await read()).toMatchObject({ latest_invoice: { amount_paid: 999 } });
});

test("changes nothing when the card does not pay for a dearer price", async () => {
  const { read, stripe, id, types } = await subscribeToCrown();
  await stripe.subscriptions.update(id, { default_payment_method: "pm_card_chargeCustomerFail" });
  types();
  const before = await read();
  const change = stripe.subscriptions.update(id, {
    items: [{ id: before.items.data[0]!.id, price_data: crown(999, "gold") }],
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
  await expect(change).rejects.toMatchObject({ statusCode: 402, code: "card_declined" });
  expect(await read()).toMatchObject({
    latest_invoice: { id: (before.latest_invoice as Stripe.Invoice).id },
  });
  expect((await read()).items.data[0]!.price.product).toBe("black");
  expect(types()).toEqual([]);
});

test("ends at once when it is deleted, and is then gone for changes", async () => {
  const { read, stripe, id, types, moveTo, customer } = await subscribeToCrown();
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: "canceled" });
  expect(types()).toEqual(["customer.subscription.deleted"]);
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: "resource_missing" });
  await moveTo("2026-06-01T00:00:00Z");
  expect(await read()).toMatchObject({
    status: "canceled",
    items: { data: [{ created: seconds("2026-03-04T06:00:00Z") }] },
  });
  expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toHaveLength(1);
});

test("leads from a payment to the subscription it paid", async () => {
  const { stripe, id } = await subscribeToCrown();
  const [invoice] =
    (await stripe.invoices.list({ subscription: id, status: "paid", expand: ["data.payments"] })).data;
  const intent = invoice!.payments!.data[0]!.payment.payment_intent as string;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent },
    expand: ["data.invoice"],
  });
  expect(data).toMatchObject([{
    status: "paid",
    amount_paid: 499,
    invoice: { parent: { subscription_details: { subscription: id } } },
  }]);
});

test("becomes older alone, renews early and fails a renewal when a control says so", async () => {
  const { control, read, id, clock } = await subscribeToCrown();
  await control("renew", { subscription: id });
  expect(periodOf(await read())[1]).toBe(seconds("2026-05-04T06:00:00Z"));
  await control("fail-renewal", { subscription: id });
  const now = clock.now().getTime() / 1000;
  expect(await read()).toMatchObject({ status: "past_due" });
  expect(periodOf(await read())[0]).toBe(now);
  await control("advance", { subscription: id, seconds: 3 * day });
  expect(await read()).toMatchObject({
    status: "past_due",
    latest_invoice: { attempt_count: 3, created: now - 3 * day },
  });
  await control("renew", { subscription: id });
  expect(await read()).toMatchObject({ status: "active", latest_invoice: { status: "paid" } });
  await control("advance", { seconds: 60 * day });
  expect(periodOf(await read())[1]).toBeGreaterThan(now + 60 * day);
});

test("counts months from the day it began, also at the end of short ones", async () => {
  const { stripe, clock, catchUp } = createTestTill();
  clock.set(new Date("2026-01-31T12:00:00Z"));
  await stripe.products.create({ id: "black", name: "Black Crown" });
  const customer = await stripe.customers.create({});
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price_data: crown(499, "black") }],
    default_payment_method: "pm_card_visa",
  });
  const ends: string[] = [];
  for (let month = 0; month < 3; month++) {
    const [, end] = periodOf(await stripe.subscriptions.retrieve(id));
    clock.set(new Date(end! * 1000));
    await catchUp();
    ends.push(new Date(end! * 1000).toISOString().slice(0, 10));
  }
  expect(ends).toEqual(["2026-02-28", "2026-03-31", "2026-04-30"]);
});
