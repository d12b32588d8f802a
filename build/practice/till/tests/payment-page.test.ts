import type Stripe from "stripe";
import { expect, test } from "vitest";
import { createTestTill } from "../../../../server/testing/shop/practice-till.ts";

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

const packPage = async () => {
  const till = createTestTill();
  const { id } = await till.stripe.checkout.sessions.create(pack);
  const get = async (path = `pay/${id}`) => {
    const response = await till.fetch(`http://glimmer.test/practice-till/${path}`);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  return { ...till, id, get, read: () => till.stripe.checkout.sessions.retrieve(id) };
};

test("shows what is bought, and says that no card is charged", async () => {
  const { get } = await packPage();
  const { text, headers } = await get();
  for (
    const words of [
      "Practice payment: no card is charged",
      "5,000 XP",
      "$9.99",
      ">Pay<",
      ">Decline<",
      ">Cancel<",
    ]
  ) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain("\\n");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await get("pay/cs_test_none")).status).toBe(404);
});

test("keeps the page open after a declined card, and takes another", async () => {
  const { press, get, read, id, webhooks } = await packPage();
  expect((await press(id, "decline")).headers.get("location")).toBe(`/practice-till/pay/${id}`);
  expect((await get()).text).toContain("Your card was declined. You can try again.");
  expect(await read()).toMatchObject({ status: "open", payment_status: "unpaid" });
  expect(webhooks.map(({ type }) => type)).toContain("payment_intent.payment_failed");
  await press(id, "pay");
  expect(await read()).toMatchObject({ status: "complete", payment_status: "paid" });
  expect((await get()).text).toContain("Already paid");
});

test("leads back without a payment when it is cancelled", async () => {
  const { fetch, read, id } = await packPage();
  const response = await fetch(`http://glimmer.test/practice-till/pay/${id}/cancel`, { method: "POST" });
  expect(response.headers.get("location")).toBe(pack.cancel_url);
  expect(await read()).toMatchObject({ status: "open" });
});

test.each([
  ["complete-async", "paid", "succeeded", "checkout.session.async_payment_succeeded"],
  ["fail-async", "unpaid", "requires_payment_method", "checkout.session.async_payment_failed"],
])("waits for the bank, until %s", async (name, paymentStatus, intentStatus, event) => {
  const { press, read, get, id, webhooks, control, stripe } = await packPage();
  await press(id, "later");
  expect(await read()).toMatchObject({ status: "complete", payment_status: "unpaid" });
  expect(webhooks.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["payment_intent.processing", "checkout.session.completed"]),
  );
  expect((await get()).text).toContain("The bank confirms this payment later.");
  await control(name, { id });
  const session = await read();
  expect(session).toMatchObject({ status: "complete", payment_status: paymentStatus });
  expect((await stripe.paymentIntents.retrieve(String(session.payment_intent))).status).toBe(intentStatus);
  expect(webhooks.at(-1)?.type).toBe(event);
  await expect(control(name, { id })).rejects.toThrow("No bank's answer is awaited.");
});

test("shows names as text, whatever is in them", async () => {
  const till = createTestTill();
  const { id } = await till.stripe.checkout.sessions.create({
    ...pack,
    line_items: [{
      price_data: {
        currency: "usd",
        unit_amount: 999,
        product_data: { name: '<script>alert("x")</script>' },
      },
    }],
  });
  const page = await (await till.fetch(`http://glimmer.test/practice-till/pay/${id}`)).text();
  expect(page).not.toContain("<script");
  expect(page).toContain("&lt;script&gt;");
});
