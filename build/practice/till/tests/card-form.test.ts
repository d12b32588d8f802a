import type Stripe from "stripe";
import { expect, test } from "vitest";
import { createTestTill } from "../../../../server/testing/shop/practice-till.ts";

async function openIntent() {
  const till = createTestTill();
  const intent = await till.stripe.paymentIntents.create({
    amount: 799,
    currency: "usd",
    description: "5,000 XP",
    metadata: { orderId: "o1", memberId: "m1" },
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
  });
  const secret = intent.client_secret!;
  const send = async (act: string, body: object) => {
    const response = await till.fetch(
      `http://glimmer.test/practice-till/v1/payment_intents/${intent.id}/${act}`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ client_secret: secret, ...body }),
      },
    );
    const answer = await response.json() as Partial<Stripe.PaymentIntent> & {
      error?: Record<string, unknown>;
    };
    return { status: response.status, answer };
  };
  const pay = (number: string, expiry = "12 / 40", cvc = "123") =>
    send("confirm", { card: { number, expiry, cvc } });
  return { ...till, intent, pay, send, read: () => till.stripe.paymentIntents.retrieve(intent.id) };
}

test("pays with a card, once", async () => {
  const { pay, read, stripe } = await openIntent();
  const { status, answer } = await pay("4242 4242 4242 4242");
  expect([status, answer.status]).toEqual([200, "succeeded"]);
  expect(await read()).toMatchObject({
    status: "succeeded",
    amount_received: 799,
    metadata: { orderId: "o1" },
  });
  const again = await pay("4242424242424242");
  expect(again).toMatchObject({
    status: 400,
    answer: { error: { code: "payment_intent_unexpected_state" } },
  });
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

test("shows a caller who has the client secret nothing of the shop's own", async () => {
  const { pay, intent, fetch } = await openIntent();
  const { answer } = await pay("4000000000000002");
  // With its quotes, since an id may have the letters by chance.
  expect(JSON.stringify(answer)).not.toContain('"m1"');
  const address = `http://glimmer.test/practice-till/v1/payment_intents/${intent.id}`;
  const read = await fetch(`${address}?client_secret=${intent.client_secret}`);
  expect(await read.json()).toMatchObject({ id: intent.id, status: "requires_payment_method" });
  expect((await fetch(`${address}?client_secret=other`)).status).toBe(404);
});

test.each([
  ["4000 0000 0000 0002", "card_declined", "Your card was declined."],
  ["4000 0000 0000 9995", "card_declined", "Your card has insufficient funds."],
  ["4000 0000 0000 0069", "expired_card", "Your card has expired."],
  ["4000 0000 0000 0127", "incorrect_cvc", "Your card's security code is incorrect."],
  ["4000 0566 5566 5556", "card_declined", expect.stringContaining("non test card")],
])("refuses %s as %s, and takes another card then", async (number, code, message) => {
  const { pay, read } = await openIntent();
  const { status, answer } = await pay(number);
  expect(status).toBe(402);
  expect(answer.error).toMatchObject({ type: "card_error", code, message });
  expect(await read()).toMatchObject({ status: "requires_payment_method", last_payment_error: { code } });
  expect((await pay("4242424242424242")).answer.status).toBe("succeeded");
});

test.each([
  ["4242 4242 4242 4241", "12/40", "123", "incorrect_number"],
  ["4242", "12/40", "123", "incorrect_number"],
  ["4242424242424242", "13/40", "123", "invalid_expiry_month"],
  ["4242424242424242", "02/26", "123", "invalid_expiry_year"],
  ["4242424242424242", "12/40", "12", "invalid_cvc"],
])("does not try %s, %s, %s: %s", async (number, expiry, cvc, code) => {
  const { pay, stripe } = await openIntent();
  expect(await pay(number, expiry, cvc)).toMatchObject({ status: 402, answer: { error: { code } } });
  expect((await stripe.charges.list()).data).toEqual([]);
});

test("asks the customer's bank, and takes the payment only when it agrees", async () => {
  const { pay, send, read, webhooks } = await openIntent();
  expect((await pay("4000 0025 0000 3155")).answer).toMatchObject({
    status: "requires_action",
    next_action: { type: "use_stripe_sdk" },
  });
  expect(await send("authenticate", { outcome: "fail" })).toMatchObject({
    status: 402,
    answer: { error: { type: "card_error", code: "payment_intent_authentication_failure" } },
  });
  expect((await read()).status).toBe("requires_payment_method");
  expect((await send("authenticate", { outcome: "succeed" })).status).toBe(400);
  await pay("4000 0025 0000 3155");
  expect((await send("authenticate", { outcome: "succeed" })).answer.status).toBe("succeeded");
  expect(webhooks.filter(({ type }) => type === "payment_intent.succeeded")).toHaveLength(1);
});

test("takes no payment for a cancelled intent, and cancels no paid one", async () => {
  const { pay, stripe, intent } = await openIntent();
  await stripe.paymentIntents.cancel(intent.id);
  expect((await pay("4242424242424242")).status).toBe(400);
  const paid = await openIntent();
  await paid.pay("4242424242424242");
  await expect(paid.stripe.paymentIntents.cancel(paid.intent.id)).rejects.toMatchObject({
    code: "payment_intent_unexpected_state",
  });
});

test("refuses a foreign secret and a body it cannot read", async () => {
  const { send, fetch, intent } = await openIntent();
  const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };
  expect((await send("confirm", { client_secret: `${intent.id}_secret_other`, card })).status).toBe(404);
  expect((await send("confirm", {})).status).toBe(400);
  const address = `http://glimmer.test/practice-till/v1/payment_intents/${intent.id}/confirm`;
  expect((await fetch(address, { method: "POST", body: "half a {" })).status).toBe(400);
});
