import fc from "fast-check";
import { expect, test } from "vitest";
import { signEvent } from "../../build/practice/till/events/deliver-events.ts";
import { spoiledJson } from "../testing/fuzz/spoil-json.ts";
import { proofSize } from "../testing/proof-size.ts";
import { runJobs } from "../testing/app/run-jobs.ts";
import { createShopApp } from "../testing/shop/create-shop-app.ts";
import { deliver } from "../testing/shop/deliver.ts";
import { practiceKeys } from "../testing/shop/practice-till.ts";
import { type Shopper, shoppers, webhooksOf } from "../testing/shop/shopper.ts";
import { ledgerFaults, xpOf } from "../testing/xp.ts";

const t = await createShopApp();

/** Delivers a body with a valid signature, as anyone with the secret could. Returns the status. */
async function deliverSigned(body: string): Promise<number> {
  const signature = signEvent(body, practiceKeys.webhookSecret, t.clock.now().getTime());
  return (await deliver(t, { body }, { signature })).status;
}

const waitingJobs = async () => [
  ...await t
    .sql`select task_identifier, last_error from graphile_worker.jobs where task_identifier = 'apply_payment_event'`,
];

test.each([
  ["null", "null"],
  ["a list", "[]"],
  ["a number", "1"],
  ["a text", '"evt_1"'],
  ["no object", "{}"],
  ["an event about nothing", event({ data: {} })],
  ["an event without an id", event({ id: undefined })],
  ["an event with NUL in its id", event({ id: "evt_1\u0000" })],
  ["an event with a lone surrogate in its id", event({ id: "evt_\ud800" })],
  ["an event with an id that is a list", event({ id: ["evt_1"] })],
  ["an event of the year 3e12", event({ created: 1e20 })],
  ["an event of before 1970", event({ created: -1 })],
  ["a thin event", event({ object: "v2.core.event" })],
  [
    "a payment with NUL in its id",
    event({ data: { object: { object: "payment_intent", id: "pi_\u0000" } } }),
  ],
  [
    "a payment that leads elsewhere",
    event({ data: { object: { object: "payment_intent", id: "pi_../x" } } }),
  ],
  ["a payment whose id is a number", event({ data: { object: { object: "payment_intent", id: 1e300 } } })],
])("returns 400 for a signed body that is %s, and neither stores nor looks it up", async (_, body) => {
  const before = await t.sql`select count(*) from payment_events`;
  expect(await deliverSigned(body)).toBe(400);
  expect(await t.sql`select count(*) from payment_events`).toEqual(before);
  expect(await waitingJobs()).toEqual([]);
});

test.each([
  ["a text with NUL", '"\\u0000"'],
  ["a lone surrogate", '"\\udfff"'],
  ["a number of 1e200000", "1e200000"],
  ["brackets in brackets", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
])("stores a signed event that also holds %s as it was signed", async (what, odd) => {
  const id = `evt_${what.replaceAll(/\W/g, "")}`;
  const body = event({ id }).replace("{", () => `{"odd":${odd},`);
  expect(await deliverSigned(body)).toBe(200);
  const [kept] = await t.sql<{ body: string }[]>`select body from payment_events where id = ${id}`;
  expect(kept?.body).toBe(body);
});

test("looks up an unknown payment of an event once", async () => {
  const object = { object: "payment_intent", id: `pi_${"9".repeat(24)}` };
  const absent = event({ id: "evt_absent", type: "payment_intent.succeeded", data: { object } });
  expect(await deliverSigned(absent)).toBe(200);
  await runJobs(t);
  expect(await waitingJobs()).toEqual([]);
  const [kept] = await t.sql<
    { problem: string }[]
  >`select problem from payment_events where id = 'evt_absent'`;
  expect(kept?.problem).toBe("No order of ours");
});

test("returns no 5xx, grants no XP and does not retry for a spoiled event", async () => {
  const [buyer, bystander] = await shoppers(t, 2) as [Shopper, Shopper];
  const response = await buyer.post("/api/stripe/create-checkout-session", { xpAmount: 5_000, amount: 9.99 });
  const { url } = await response.json() as { url: string };
  buyer.paymentId = new URL(url).pathname.split("/").at(-1) ?? "";
  await t.till.press(buyer.paymentId, "decline");
  const events = webhooksOf(buyer).map(({ body }) => JSON.parse(body) as unknown);
  expect(events.length).toBeGreaterThan(0);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...events).chain(spoiledJson), async (body) => {
      expect([200, 400]).toContain(await deliverSigned(body));
    }),
    { numRuns: proofSize({ sample: 50, whole: 5_000 }) },
  );
  await runJobs(t);
  expect(await waitingJobs()).toEqual([]);
  expect(await Promise.all([buyer, bystander].map(async ({ id }) => (await xpOf(t, id)).xp))).toEqual([0, 0]);
  expect(await ledgerFaults(t)).toEqual([]);
});

/** An event of the till's shape about a customer, changed. */
function event(changes: object): string {
  return JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "customer.updated",
    created: 1_790_000_000,
    livemode: false,
    data: { object: { object: "customer", id: "cus_1" } },
    ...changes,
  });
}
