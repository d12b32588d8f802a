import type Stripe from "stripe";
import { expect, test } from "vitest";
import { createTestTill } from "../testing/shop/practice-till.ts";

const pack: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  line_items: [{
    quantity: 1,
    price_data: { currency: "usd", unit_amount: 999, product_data: { name: "5,000 XP" } },
  }],
  success_url: "http://glimmer.test/shop?payment=success&session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://glimmer.test/shop?payment=cancelled",
  metadata: { orderId: "o1" },
  payment_intent_data: { metadata: { orderId: "o1" }, description: "5,000 XP" },
  adaptive_pricing: { enabled: false },
};

test("opens a payment page and takes the payment once", async () => {
  const { stripe, press, webhooks } = createTestTill();
  const customer = await stripe.customers.create({ email: "ada@example.org", metadata: { memberId: "m1" } });
  const session = await stripe.checkout.sessions.create({ ...pack, customer: customer.id });
  expect(session).toMatchObject({
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    amount_total: 999,
    currency: "usd",
    url: `http://glimmer.test/practice-till/pay/${session.id}`,
  });
  const paid = await press(session.id, "pay");
  expect(paid.status).toBe(303);
  expect(paid.headers.get("location")).toBe(
    `http://glimmer.test/shop?payment=success&session_id=${session.id}`,
  );
  expect((await press(session.id, "pay")).headers.get("location")).toBe(`/practice-till/pay/${session.id}`);
  expect((await stripe.charges.list()).data).toHaveLength(1);
  const read = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge"],
  });
  expect(read).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    payment_intent: {
      status: "succeeded",
      amount_received: 999,
      metadata: { orderId: "o1" },
      latest_charge: { status: "succeeded", amount: 999, disputed: false },
    },
  });
  expect(read.line_items).toBeUndefined();
  expect(webhooks.map(({ type }) => type)).toEqual([
    "customer.created",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "checkout.session.completed",
  ]);
});

test("starts a subscription from its payment page", async () => {
  const { stripe, press, webhooks } = createTestTill();
  const customer = await stripe.customers.create({ email: "ada@example.org" });
  await stripe.products.create({ id: "glimmer_black_crown", name: "Black Crown" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{
      quantity: 1,
      price_data: {
        currency: "usd",
        unit_amount: 499,
        product: "glimmer_black_crown",
        recurring: { interval: "month" },
      },
    }],
    success_url: pack.success_url,
    subscription_data: { metadata: { orderId: "o2" } },
  });
  await press(session.id, "pay");
  const { subscription: id, invoice } = await stripe.checkout.sessions.retrieve(session.id);
  const subscription = await stripe.subscriptions.retrieve(String(id), {
    expand: ["latest_invoice.payments"],
  });
  expect(subscription).toMatchObject({
    status: "active",
    metadata: { orderId: "o2" },
    latest_invoice: {
      id: invoice,
      status: "paid",
      amount_paid: 499,
      parent: { subscription_details: { subscription: id } },
      payments: { data: [{ status: "paid", payment: { type: "payment_intent" } }] },
    },
    items: {
      data: [{
        current_period_end: Date.UTC(2026, 3, 4, 6) / 1000,
        price: { product: "glimmer_black_crown" },
      }],
    },
  });
  expect(webhooks.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["customer.subscription.created", "invoice.paid", "checkout.session.completed"]),
  );
});
