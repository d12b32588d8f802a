import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { movableClock } from "../../testing/movable-clock.ts";
import { createTestTill, practiceKeys, type TestTill } from "../../testing/shop/practice-till.ts";
import { AmountChanged, type Payments, RenewalUnpaid, StepNeeded } from "./payments.ts";
import { createStripePayments } from "./stripe-payments.ts";

const minute = 60_000;
const dayMs = 24 * 60 * minute;
const badgeType = "goldCrown";
let till: TestTill;
let payments: Payments;
let subscriptionId: string;
let attempts = 0;
/** Stands in for the till's answer to a try to pay an invoice; null: its own. */
let answerToPay: [number, object] | null = null;

/** A Black Crown of which ten of 31 days are left. */
beforeEach(async () => {
  const clock = movableClock();
  till = createTestTill({ clock });
  payments = createStripePayments({
    settings: { ...practiceKeys, practiceTillUrl: "http://till.test" },
    clock,
    log: pino({ level: "silent" }),
    fetch: async (input, init) => {
      const { url } = new Request(input, init);
      if (!answerToPay || !url.endsWith("/pay")) return till.fetch(input, init);
      const [status, body] = answerToPay;
      return Response.json(body, { status });
    },
  });
  await till.stripe.products.create({ id: "glimmer_black_crown", name: "Black Crown" });
  const customer = await till.stripe.customers.create({ email: "ada@example.org" });
  const price = {
    currency: "usd",
    unit_amount: 499,
    product: "glimmer_black_crown",
    recurring: { interval: "month" as const },
  };
  const { id } = await till.stripe.subscriptions.create({
    customer: customer.id,
    default_payment_method: "pm_card_visa",
    items: [{ price_data: price }],
  });
  subscriptionId = id;
  clock.advance(21 * dayMs);
});

async function seen() {
  const preview = await payments.previewChange({ subscriptionId, badgeType });
  if (!preview) throw new Error("It is a Gold Crown already");
  return preview;
}
const change = (agreed: { cents: number; since: Date } | null = null) =>
  payments.changeCrown({ subscriptionId, badgeType, key: `k${++attempts}`, agreed });
const read = async () => {
  const reading = await payments.readSubscription(subscriptionId);
  return {
    badgeType: reading?.badgeType,
    ends: reading?.cancelsAtPeriodEnd,
    paid: reading?.invoices.map(({ cents }) => cents),
  };
};

test("charges the amount that was shown, minutes later to the cent", async () => {
  const preview = await seen();
  expect(preview).toMatchObject({ cents: 322 - 161, isResumed: false });
  expect(preview.renewsAt).toEqual(new Date("2026-04-04T06:00:00Z"));
  expect(await read()).toEqual({ badgeType: "blackCrown", ends: false, paid: [499] });
  till.clock.advance(14 * minute);
  await change(preview);
  expect(await read()).toEqual({ badgeType: "goldCrown", ends: false, paid: [161, 499] });
  expect(await payments.previewChange({ subscriptionId, badgeType })).toBeNull();
});

test.each<[string, (given: { cents: number; since: Date }) => { cents: number; since: Date }]>([
  ["another amount", ({ since }) => ({ cents: 1, since })],
  ["a moment to come, when less is due", () => ({ cents: 0, since: new Date("2026-04-04T06:00:00Z") })],
  ["a moment long past", ({ cents, since }) => ({ cents, since: new Date(since.getTime() - 16 * minute) })],
])("charges nothing when the member agreed to %s", async (_, agree) => {
  await expect(change(agree(await seen()))).rejects.toThrow(AmountChanged);
  expect(await read()).toEqual({ badgeType: "blackCrown", ends: false, paid: [499] });
});

test("charges nothing when a month has begun since the amount was shown", async () => {
  till.clock.set(new Date("2026-04-04T05:58:00Z"));
  const preview = await seen();
  till.clock.advance(5 * minute);
  await expect(change(preview)).rejects.toThrow(AmountChanged);
  expect(await read()).toEqual({ badgeType: "blackCrown", ends: false, paid: [499, 499] });
});

test("lets a cancelled subscription go on, all or nothing", async () => {
  await till.stripe.subscriptions.update(subscriptionId, {
    cancel_at_period_end: true,
    default_payment_method: "pm_card_chargeCustomerFail",
  });
  const preview = await seen();
  expect(preview.isResumed).toBe(true);
  await expect(change(preview)).rejects.toThrow("declined");
  expect(await read()).toEqual({ badgeType: "blackCrown", ends: true, paid: [499] });
  await till.stripe.subscriptions.update(subscriptionId, { default_payment_method: "pm_card_visa" });
  await change(preview);
  expect(await read()).toEqual({ badgeType: "goldCrown", ends: false, paid: [161, 499] });
});

test("takes back a date at which it ends, as the portal sets with flexible billing", async () => {
  const { customer } = await till.stripe.subscriptions.retrieve(subscriptionId);
  const { url } = await till.stripe.billingPortal.sessions.create({ customer: String(customer) });
  const body = new URLSearchParams({ subscription: subscriptionId });
  await till.fetch(`${url}/cancel`, { method: "POST", body });
  expect(await read()).toMatchObject({ ends: true });
  await change(await seen());
  expect(await read()).toMatchObject({ badgeType: "goldCrown", ends: false });
});

test("changes nothing when the bank wants to ask, and says so", async () => {
  const { cards } = till.till.state;
  for (const id of Object.keys(cards)) cards[id] = "always_step";
  await expect(change(await seen())).rejects.toThrow(StepNeeded);
  expect(await read()).toEqual({ badgeType: "blackCrown", ends: false, paid: [499] });
});

test("changes and previews nothing while a renewal is owed", async () => {
  await till.control("fail-renewal", { subscription: subscriptionId });
  await expect(seen()).rejects.toThrow(RenewalUnpaid);
  await expect(change()).rejects.toThrow(RenewalUnpaid);
  expect(await read()).toEqual({ badgeType: "blackCrown", ends: false, paid: [499] });
});

test("takes the difference once when two tabs change it at once", async () => {
  const preview = await seen();
  await Promise.allSettled([change(preview), change(preview), change()]);
  const { badgeType: crown, paid } = await read();
  expect([crown, paid]).toEqual(["goldCrown", [161, 499]]);
});

test("takes an owed renewal with the card of now, or leads to the page that takes any card", async () => {
  await till.control("fail-renewal", { subscription: subscriptionId });
  const pay = () => payments.payRenewal({ subscriptionId, key: `k${++attempts}` });
  const refused = await pay();
  if (refused.state !== "refused") throw new Error("It was paid");
  expect(refused.url).toMatch(/\/practice-till\/invoice\/in_/);
  answerToPay = [400, { error: { type: "invalid_request_error", message: "No payment method is left." } }];
  expect(await pay(), "no card is left").toEqual(refused);
  answerToPay = [200, { id: "in_1", object: "invoice", status: "open" }];
  expect(await pay(), "a debit").toEqual({ state: "processing" });
  answerToPay = null;
  expect((await till.fetch(`${refused.url}/pay`, { method: "POST" })).status).toBe(303);
  expect(await pay(), "it is paid").toEqual({ state: "paid" });
  await till.control("fail-renewal", { subscription: subscriptionId });
  await till.stripe.subscriptions.update(subscriptionId, { default_payment_method: "pm_card_visa" });
  expect(await pay()).toEqual({ state: "paid" });
  expect((await read()).paid).toEqual([499, 499, 499]);
});
