import fc from "fast-check";
import { pino } from "pino";
import { expect, test } from "vitest";
import { spoiledJson } from "../../testing/fuzz/spoil-json.ts";
import { createTestTill, practiceKeys, type TestTill } from "../../testing/shop/practice-till.ts";
import {
  AmountChanged,
  PaymentDeclined,
  type Payments,
  PaymentsUnavailable,
  RenewalUnpaid,
  UnknownCustomer,
} from "./payments.ts";
import { createStripePayments } from "./stripe-payments.ts";

const till = createTestTill();
/** Spoils the text of an answer, which its address identifies. */
let spoil: (body: string, url: string) => Promise<string> | string = (body) => body;
const spoilingFetch: TestTill["fetch"] = async (input, init) => {
  const response = await till.fetch(input, init);
  const body = await spoil(await response.text(), new Request(input, init).url);
  return new Response(body, { status: response.status, headers: { "content-type": "application/json" } });
};
const payments: Payments = createStripePayments({
  settings: { ...practiceKeys, practiceTillUrl: "http://till.test" },
  clock: till.clock,
  log: pino({ level: "silent" }),
  fetch: spoilingFetch,
});

const customerId = await payments.createCustomer({ memberId: "m", email: "ada@example.org", key: "k" });
const request = {
  orderId: "o1",
  memberId: "m",
  customerId,
  name: "Black Crown",
  cents: 499,
  currency: "usd",
  successUrl: "http://glimmer.test/shop",
  cancelUrl: "http://glimmer.test/shop",
};
const { sessionId: packId } = await payments.openCheckout({ ...request, crown: null });
await till.press(packId, "pay");
await till.control("dispute", { id: packId });
const { sessionId: crownId } = await payments.openCheckout({
  ...request,
  orderId: "o2",
  crown: "blackCrown",
});
await till.press(crownId, "pay");
const subscriptionId = (await payments.readPayment(crownId))?.subscriptionId ?? "";
const intentId = (await payments.readSubscription(subscriptionId))?.invoices[0]?.intentId ?? "";

const reads: Readonly<Record<string, () => Promise<unknown>>> = {
  "a payment page": () => payments.readPayment(packId),
  "a payment": () => payments.readPayment(intentId),
  "a subscription": () => payments.readSubscription(subscriptionId),
  "a client secret": () => payments.readClientSecret(intentId),
  "events": () => payments.listEvents({ since: new Date(0), limit: 20 }),
  "a new customer": () => payments.createCustomer({ memberId: "m", email: "a@example.org", key: "k2" }),
  "a new page": () => payments.openCheckout({ ...request, orderId: "o3", crown: null }),
  "a new intent": () => payments.openIntent({ ...request, orderId: "o4", description: "XP" }),
  "the portal": () => payments.openPortal({ customerId, returnUrl: "http://glimmer.test/shop" }),
  "an upgrade at another amount": () =>
    payments.changeCrown({
      subscriptionId,
      badgeType: "goldCrown",
      key: "u2",
      agreed: { cents: 1, since: till.clock.now() },
    }),
  "the amount of an upgrade": () => payments.previewChange({ subscriptionId, badgeType: "goldCrown" }),
  "an owed renewal": () => payments.payRenewal({ subscriptionId, key: "r1" }),
  "an upgrade": () =>
    payments.changeCrown({ subscriptionId, badgeType: "goldCrown", key: "u1", agreed: null }),
  "a cancelled page": () => payments.cancelCheckout(packId),
};

/** Whatever the provider answered, the caller gets a value or one of our own errors. */
async function expectOwnOutcome(read: () => Promise<unknown>): Promise<void> {
  await read().catch((error: unknown) => {
    const ours = [PaymentsUnavailable, PaymentDeclined, UnknownCustomer, AmountChanged, RenewalUnpaid];
    expect(ours.some((one) => error instanceof one), String(error)).toBe(true);
  });
}

test.each(Object.keys(reads))(
  "reads a malformed answer about %s, or reports the provider as unavailable",
  async (what) => {
    const read = reads[what] as () => Promise<unknown>;
    const answers: string[] = [];
    spoil = (body) => {
      answers.push(body);
      return body;
    };
    await expectOwnOutcome(read);
    for (const [at, answer] of answers.entries()) {
      await fc.assert(
        fc.asyncProperty(spoiledJson(JSON.parse(answer)), async (text) => {
          let asked = 0;
          spoil = (body) => (asked++ === at ? text : body);
          await expectOwnOutcome(read);
        }),
        { numRuns: 8 },
      );
    }
  },
);

test.each([
  "null",
  "1",
  "[]",
  '"text"',
  "true",
  "{}",
  "{",
  "",
  '{"error":5}',
  '{"error":"no"}',
  '{"error":{}}',
])(
  "reports the provider as unavailable when all it answers is %s",
  async (text) => {
    spoil = () => text;
    for (const read of Object.values(reads)) {
      if (text === "{}" && read === reads["a cancelled page"]) continue;
      await expectOwnOutcome(read);
    }
    await expect(payments.readPayment(packId)).rejects.toThrow(PaymentsUnavailable);
  },
);

test.each(
  [
    ["payment_status", "overpaid"],
    ["amount_total", 1e20],
    ["amount_total", "999"],
    ["livemode", "false"],
    ["currency", 7],
  ],
)("treats a page whose %s is %o as no payment", async (field, value) => {
  spoil = (body) => JSON.stringify({ ...JSON.parse(body) as object, [field]: value });
  await expect(payments.readPayment(packId)).rejects.toThrow(PaymentsUnavailable);
});

test("does not show a link that is no web address as a receipt", async () => {
  spoil = (body) => body.replaceAll(/"receipt_url": "[^"]*"/g, '"receipt_url": "javascript:alert(1)"');
  expect(await payments.readPayment(packId)).toMatchObject({ receiptUrl: null, status: "paid" });
});
