import { expect, test } from "vitest";
import { createTestTill } from "../../../../server/testing/shop/practice-till.ts";

/** $9.99, paid with a card. */
async function payForPack() {
  const till = createTestTill();
  const { stripe, webhooks } = till;
  const { id } = await stripe.paymentIntents.create({ amount: 999, currency: "usd" });
  await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
  webhooks.length = 0;
  return {
    ...till,
    id,
    charge: async () =>
      (await stripe.charges.list({ payment_intent: id, expand: ["data.refunds"] })).data[0]!,
    types: () => webhooks.splice(0).map(({ type }) => type),
  };
}

test("gives back part, then the rest, and no more", async () => {
  const { stripe, id, charge, types } = await payForPack();
  const part = await stripe.refunds.create({ payment_intent: id, amount: 400, metadata: { reason: "kind" } });
  expect(part).toMatchObject({
    object: "refund",
    status: "succeeded",
    amount: 400,
    metadata: { reason: "kind" },
  });
  expect(await charge()).toMatchObject({ amount_refunded: 400, refunded: false });
  await expect(stripe.refunds.create({ payment_intent: id, amount: 600 })).rejects.toThrow(
    "Refund amount ($6.00) is greater than unrefunded amount on charge ($5.99)",
  );
  await stripe.refunds.create({ payment_intent: id });
  expect(await charge()).toMatchObject({
    amount_refunded: 999,
    refunded: true,
    refunds: { data: [{ amount: 599 }, {}] },
  });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect(types()).toEqual(["refund.created", "charge.refunded", "refund.created", "charge.refunded"]);
});

test("refunds nothing that nobody paid", async () => {
  const { stripe, control } = createTestTill();
  const { id } = await stripe.paymentIntents.create({ amount: 999, currency: "usd" });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ statusCode: 400 });
  await expect(control("refund", { id })).rejects.toThrow("No such charge");
});

test.each(["won", "lost"] as const)("disputes a payment, which is %s", async (outcome) => {
  const { stripe, id, charge, types, control } = await payForPack();
  await control("dispute", { id });
  expect(await charge()).toMatchObject({ disputed: true });
  const { data } = await stripe.disputes.list({ charge: (await charge()).id });
  expect(data).toMatchObject([{ status: "needs_response", amount: 999, payment_intent: id }]);
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: "charge_disputed",
  });
  await control("close-dispute", { id, outcome });
  expect(await stripe.disputes.retrieve(data[0]!.id)).toMatchObject({ status: outcome });
  expect(types()).toEqual([
    "charge.dispute.created",
    "charge.dispute.funds_withdrawn",
    ...(outcome === "won" ? ["charge.dispute.funds_reinstated"] : []),
    "charge.dispute.closed",
  ]);
  await expect(control("close-dispute", { id, outcome })).rejects.toThrow("no open dispute");
});

test("refunds by a payment page, and by the controls in part", async () => {
  const { stripe, press, control } = createTestTill();
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{ price_data: { currency: "usd", unit_amount: 2499, product_data: { name: "20,000 XP" } } }],
    success_url: "http://glimmer.test/shop",
  });
  await press(session.id, "pay");
  await control("refund", { id: session.id, cents: 100 });
  expect((await stripe.refunds.list()).data).toMatchObject([{ amount: 100 }]);
});

test("lets only the secret key use the controls", async () => {
  const { fetch, id, charge } = await payForPack();
  for (const authorization of ["", "Bearer pk_test_practice", "Bearer sk_test_practic"]) {
    const response = await fetch("http://glimmer.test/practice-till/controls/refund", {
      method: "POST",
      headers: { authorization },
      body: JSON.stringify({ id }),
    });
    expect(response.status).toBe(401);
  }
  expect(await charge()).toMatchObject({ amount_refunded: 0 });
});
