import Stripe from "stripe";
import { expect, test } from "vitest";
import { createTestTill, practiceKeys } from "../../../../server/testing/shop/practice-till.ts";

const pack: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  line_items: [{
    quantity: 1,
    price_data: { currency: "usd", unit_amount: 999, product_data: { name: "5,000 XP" } },
  }],
  success_url: "http://glimmer.test/shop?payment=success&session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://glimmer.test/shop?payment=cancelled",
};
const hour = 3_600_000;

function failure(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(() => expect.fail("was not refused"), (error) => error);
}

test("is of the version that the package's types describe", () => {
  expect(Stripe.API_VERSION).toBe("2026-10-28.endive");
});

test("refuses other keys, other versions and calls it does not have, in Stripe's words", async () => {
  const { fetch, stripe } = createTestTill();
  const withKey = (key: string, apiVersion?: string) =>
    new Stripe(key, {
      host: "till.test",
      protocol: "http",
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient(fetch),
      ...(apiVersion ? { apiVersion: apiVersion as typeof Stripe.API_VERSION } : {}),
    });
  expect(await failure(withKey("sk_test_other").customers.list())).toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
  expect((await failure(withKey(practiceKeys.secretKey, "2020-08-27").customers.list())).message).toContain(
    "2020-08-27",
  );
  expect(await failure(stripe.coupons.list())).toMatchObject({ statusCode: 404 });
  expect((await fetch("http://till.test/v1/customers")).status).toBe(401);
});

test("says which object is missing and which parameter is wrong", async () => {
  const { stripe } = createTestTill();
  expect(await failure(stripe.checkout.sessions.retrieve("cs_test_none"))).toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    message: "No such checkout.session: 'cs_test_none'",
  });
  expect(await failure(stripe.paymentIntents.create({ amount: 799, currency: "usd", customer: "cus_none" })))
    .toMatchObject({ code: "resource_missing", param: "customer" });
  expect(await failure(stripe.paymentIntents.create({ amount: 0, currency: "usd" }))).toMatchObject({
    statusCode: 400,
    param: "amount",
  });
  const unknown = { amount: 799, currency: "usd", surprise: "yes" } as Stripe.PaymentIntentCreateParams;
  expect(await failure(stripe.paymentIntents.create(unknown))).toMatchObject({
    code: "parameter_unknown",
    message: "Received unknown parameter: surprise",
  });
  expect(await failure(stripe.checkout.sessions.create({ mode: "payment", success_url: pack.success_url! })))
    .toMatchObject({ code: "parameter_missing", param: "line_items" });
});

test("does a keyed call once, and returns the same to the same key", async () => {
  const { stripe, clock } = createTestTill();
  const create = (amount: number, key = "order-1") =>
    stripe.paymentIntents.create({ amount, currency: "usd" }, { idempotencyKey: key });
  const first = await create(799);
  const again = await create(799);
  expect(again.id).toBe(first.id);
  // With a fetch client it is the response itself, which the types do not say.
  const { headers } = again.lastResponse as unknown as Response;
  expect(headers.get("idempotent-replayed")).toBe("true");
  expect((await create(799, "order-2")).id).not.toBe(first.id);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(2);
  clock.advance(25 * hour);
  expect((await create(799)).id).not.toBe(first.id);
});

test("refuses a key that comes with other parameters, or to another endpoint", async () => {
  const { stripe } = createTestTill();
  await stripe.paymentIntents.create({ amount: 799, currency: "usd" }, { idempotencyKey: "order-1" });
  const changed = await failure(
    stripe.paymentIntents.create({ amount: 999, currency: "usd" }, { idempotencyKey: "order-1" }),
  );
  expect(changed).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(changed).toMatchObject({ statusCode: 400, rawType: "idempotency_error" });
  expect(changed.message).toMatch(/^Keys for idempotent requests can only be used with the same parameters/);
  const elsewhere = await failure(stripe.customers.create({}, { idempotencyKey: "order-1" }));
  expect(elsewhere).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("lets a key be used again after wrong parameters, and keeps that a card was declined", async () => {
  const { stripe } = createTestTill();
  const key = { idempotencyKey: "order-1" };
  await failure(stripe.paymentIntents.create({ amount: 0, currency: "usd" }, key));
  const intent = await stripe.paymentIntents.create({ amount: 799, currency: "usd" }, key);
  const confirm = () =>
    stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_chargeDeclined" }, {
      idempotencyKey: "confirm-1",
    });
  const declined = await failure(confirm());
  expect(declined).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect(declined).toMatchObject({
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  });
  expect((await failure(confirm())).message).toBe("Your card was declined.");
  expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test("pages through lists, newest first, and filters by time", async () => {
  const { stripe, clock } = createTestTill();
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) {
    ids.unshift((await stripe.customers.create({ email: `member${n}@example.org` })).id);
    clock.advance(hour);
  }
  const page = await stripe.customers.list({ limit: 2 });
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(page.has_more).toBe(true);
  const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  const since = Math.floor(clock.now().getTime() / 1000) - 2 * 3600;
  expect((await stripe.customers.list({ created: { gte: since } })).data).toHaveLength(2);
});

test("puts objects in place of ids where asked, and refuses what cannot be", async () => {
  const { stripe, press } = createTestTill();
  const session = await stripe.checkout.sessions.create(pack);
  await press(session.id, "pay");
  const { data } = await stripe.checkout.sessions.list({
    expand: ["data.payment_intent", "data.line_items"],
  });
  expect(data[0]).toMatchObject({
    payment_intent: { object: "payment_intent" },
    line_items: { data: [{ description: "5,000 XP", amount_total: 999 }] },
  });
  expect(await failure(stripe.checkout.sessions.retrieve(session.id, { expand: ["mode"] }))).toMatchObject({
    message: "This property cannot be expanded (mode).",
  });
});

test("closes a payment page after 24 hours on its clock", async () => {
  const { stripe, press, clock, catchUp, webhooks } = createTestTill();
  const session = await stripe.checkout.sessions.create(pack);
  expect(session.expires_at - session.created).toBe(24 * 3600);
  clock.advance(24 * hour - 1000);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  clock.advance(1000);
  await catchUp();
  expect(webhooks.map(({ type }) => type)).toEqual(["checkout.session.expired"]);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "expired", url: null });
  await press(session.id, "pay");
  expect((await stripe.charges.list()).data).toEqual([]);
});

test("closes a payment page when asked, unless it is paid", async () => {
  const { stripe, press } = createTestTill();
  const { id } = await stripe.checkout.sessions.create(pack);
  await press(id, "decline");
  expect((await stripe.checkout.sessions.expire(id)).status).toBe("expired");
  expect((await stripe.paymentIntents.list()).data).toMatchObject([{ status: "canceled" }]);
  const paid = await stripe.checkout.sessions.create(pack);
  await press(paid.id, "pay");
  expect((await failure(stripe.checkout.sessions.expire(paid.id))).statusCode).toBe(400);
});

test("reads no body that is larger than any call", async () => {
  const { fetch } = createTestTill();
  const response = await fetch("http://till.test/v1/customers", {
    method: "POST",
    body: "a".repeat(100_000),
  });
  expect(response.status).toBe(413);
});
