import { expect, test } from "vitest";
import { createTestTill } from "../../../../server/testing/shop/practice-till.ts";

const crown = (cents: number, product: string) => ({
  currency: "usd",
  unit_amount: cents,
  product,
  recurring: { interval: "month" as const },
});

/** A Black Crown of which ten of March's 31 days are left. */
async function blackCrown() {
  const till = createTestTill();
  const { stripe, webhooks } = till;
  await stripe.products.create({ id: "black", name: "Black Crown" });
  await stripe.products.create({ id: "gold", name: "Gold Crown" });
  const customer = await stripe.customers.create({ email: "ada@example.org" });
  const { id, items } = await stripe.subscriptions.create({
    customer: customer.id,
    default_payment_method: "pm_card_visa",
    items: [{ price_data: crown(499, "black") }],
  });
  till.clock.set(new Date("2026-03-25T06:00:00Z"));
  webhooks.length = 0;
  const toGold = {
    items: [{ id: items.data[0]!.id, price_data: crown(999, "gold") }],
    proration_behavior: "always_invoice" as const,
  };
  return { ...till, id, toGold };
}

const second = (date: string) => Date.parse(date) / 1000;

test("previews the invoice of a dearer price, and keeps nothing of it", async () => {
  const { stripe, id, toGold, webhooks, till } = await blackCrown();
  const before = structuredClone(till.state.objects);
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: toGold });
  expect(preview).toMatchObject({
    id: expect.stringMatching(/^upcoming_in_/) as string,
    status: "draft",
    billing_reason: "upcoming",
    amount_due: 161,
    number: null,
    lines: {
      data: [
        {
          amount: -161,
          period: { start: second("2026-03-25T06:00:00Z"), end: second("2026-04-04T06:00:00Z") },
        },
        { amount: 322, parent: { subscription_item_details: { proration: true } } },
      ],
    },
  });
  expect(webhooks).toEqual([]);
  expect(till.state.objects).toEqual(before);
});

test("counts a change from its proration date, within the current period only", async () => {
  const { stripe, id, toGold, clock } = await blackCrown();
  clock.set(new Date("2026-03-25T12:00:00Z"));
  const dated = { ...toGold, proration_date: second("2026-03-25T06:00:00Z") };
  const previewed = await stripe.invoices.createPreview({ subscription: id, subscription_details: dated });
  const outside = { ...toGold, proration_date: second("2026-04-05T06:00:00Z") };
  const refusal = { param: "proration_date", type: "StripeInvalidRequestError" };
  await expect(stripe.subscriptions.update(id, outside)).rejects.toMatchObject(refusal);
  const { latest_invoice: invoice } = await stripe.subscriptions.update(id, {
    ...dated,
    expand: ["latest_invoice"],
  });
  expect([previewed.amount_due, invoice]).toMatchObject([161, { amount_paid: 161, status: "paid" }]);
});

test("previews the next renewal, and none of a subscription that ends", async () => {
  const { stripe, id } = await blackCrown();
  expect(await stripe.invoices.createPreview({ subscription: id })).toMatchObject({
    amount_due: 499,
    lines: {
      data: [{ period: { start: second("2026-04-04T06:00:00Z"), end: second("2026-05-04T06:00:00Z") } }],
    },
  });
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await expect(stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
    code: "invoice_upcoming_none",
  });
  await stripe.subscriptions.update(id, { cancel_at: "" });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    cancel_at: null,
    cancel_at_period_end: false,
  });
});

test("a refused payment on demand is none of the tries that are left", async () => {
  const { stripe, id, control } = await blackCrown();
  await control("fail-renewal", { subscription: id });
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id);
  for (let n = 0; n < 6; n++) {
    await expect(stripe.invoices.pay(String(invoice))).rejects.toMatchObject({ code: "card_declined" });
  }
  expect(await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] })).toMatchObject({
    status: "past_due",
    latest_invoice: { attempt_count: 1, next_payment_attempt: expect.any(Number) as number },
  });
});
