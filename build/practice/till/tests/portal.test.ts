import { expect, test } from "vitest";
import { createTestTill } from "../../../../server/testing/shop/practice-till.ts";

async function portalOf() {
  const till = createTestTill();
  const { stripe } = till;
  await stripe.products.create({ id: "black", name: "Black Crown" });
  const subscribe = async (email: string) => {
    const customer = await stripe.customers.create({ email });
    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      default_payment_method: "pm_card_visa",
      items: [{
        price_data: { currency: "usd", unit_amount: 499, product: "black", recurring: { interval: "month" } },
      }],
    });
    return { customer: customer.id, subscription: id };
  };
  const own = await subscribe("ada@example.org");
  const session = await stripe.billingPortal.sessions.create({
    customer: own.customer,
    return_url: "http://glimmer.test/shop",
  });
  return {
    ...till,
    own,
    subscribe,
    session,
    page: async () => await (await till.fetch(session.url)).text(),
    press: (button: string, subscription: string) =>
      till.fetch(`${session.url}/${button}`, { method: "POST", body: new URLSearchParams({ subscription }) }),
    changeCard: (number: string) =>
      till.fetch(`${session.url}/card`, {
        method: "POST",
        body: new URLSearchParams({ number, expiry: "12 / 40", cvc: "123" }),
      }),
  };
}

test("shows subscriptions and invoices, and leads back", async () => {
  const { page, session, stripe, own, fetch } = await portalOf();
  expect(session).toMatchObject({ object: "billing_portal.session", return_url: "http://glimmer.test/shop" });
  const text = await page();
  for (
    const words of ["Black Crown", "$4.99 a month", "Renews on 4 April 2026.", "Paid", "Back to Glimmer"]
  ) {
    expect(text).toContain(words);
  }
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(own.subscription, {
    expand: ["latest_invoice"],
  });
  const { hosted_invoice_url: address } = invoice as { hosted_invoice_url: string };
  expect(await (await fetch(address)).text()).toContain("1 × Black Crown (at $4.99 / month)");
});

test("cancels to the end of the period, and resumes", async () => {
  const { page, press, own, stripe } = await portalOf();
  expect((await press("cancel", own.subscription)).status).toBe(303);
  expect(await page()).toContain("Ends on 4 April 2026.");
  expect(await stripe.subscriptions.retrieve(own.subscription)).toMatchObject({
    cancel_at: Date.parse("2026-04-04T06:00:00Z") / 1000,
    cancel_at_period_end: false,
  });
  await press("resume", own.subscription);
  expect(await stripe.subscriptions.retrieve(own.subscription)).toMatchObject({ cancel_at: null });
});

test("keeps another card for the next try of a refused renewal, and no card that the bank refuses", async () => {
  const { page, changeCard, own, stripe, control, clock, catchUp } = await portalOf();
  await control("fail-renewal", { subscription: own.subscription });
  expect((await changeCard("4000 0000 0000 0002")).status).toBe(402);
  expect(await page()).toContain("A card ending in 4242.");
  expect((await changeCard("5555 5555 5555 4444")).status).toBe(303);
  expect(await page()).toContain("A card ending in 4444.");
  expect(await stripe.subscriptions.retrieve(own.subscription)).toMatchObject({ status: "past_due" });
  clock.advance(24 * 3_600_000);
  await catchUp();
  expect(await stripe.subscriptions.retrieve(own.subscription)).toMatchObject({ status: "active" });
});

test("changes no other customer's subscription, and nothing once its address has expired", async () => {
  const { press, subscribe, stripe, own, clock, page } = await portalOf();
  const other = await subscribe("eve@example.org");
  await press("cancel", other.subscription);
  expect(await stripe.subscriptions.retrieve(other.subscription)).toMatchObject({ cancel_at: null });
  clock.advance(3_600_000);
  await press("cancel", own.subscription);
  expect(await stripe.subscriptions.retrieve(own.subscription)).toMatchObject({ cancel_at: null });
  expect(await page()).toContain("This page has expired.");
});
