import { expect, test } from "vitest";
import type { StripeTest } from "#shared/shop/stripe-test-contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { createShopApp } from "../../../testing/shop/create-shop-app.ts";
import { deliver } from "../../../testing/shop/deliver.ts";

const t = await createShopApp();
const admin = await member(t, { isAdmin: true });

/** Runs a flow, then delivers its events. */
async function run(flow: string): Promise<Response> {
  const answer = await admin.post("/api/dev/stripe-test/flows", { flow });
  for (const webhook of t.till.webhooks.splice(0)) await deliver(t, webhook);
  await runJobs(t);
  return answer;
}

async function latestOrder(): Promise<string | undefined> {
  const [row] = await t.sql<{ state: string }[]>`select state from orders order by id desc limit 1`;
  return row?.state;
}

test.each([
  ["buy-pack", "paid"],
  ["refund", "refunded"],
  ["buy-pack", "paid"],
  ["dispute", "disputed"],
  ["win-dispute", "paid"],
  ["cancel-pack", "cancelled"],
  ["confirm-pack-later", "paid"],
  ["fail-pack-later", "failed"],
])("runs %s, which leaves the latest order %s", async (flow, state) => {
  const answer = await run(flow);
  expect(await answer.json()).toMatchObject({ steps: expect.arrayContaining([expect.any(String)]) });
  expect(await latestOrder()).toBe(state);
});

test("runs a crown from its first month to its end", async () => {
  const statuses: (string | undefined)[] = [];
  for (
    const flow of [
      "subscribe-black-crown",
      "subscribe-gold-crown",
      "fail-renewal",
      "renew-crown",
      "end-crown",
    ]
  ) {
    expect((await run(flow)).status, flow).toBe(200);
    const [row] = await t.sql<{ status: string; badge_type: string }[]>`
      select status, badge_type from crown_subscriptions`;
    statuses.push(`${row?.badge_type} ${row?.status}`);
  }
  expect(statuses).toEqual([
    "blackCrown active",
    "goldCrown active",
    "goldCrown past_due",
    "goldCrown active",
    "goldCrown ended",
  ]);
});

test("says which flow to run first when there is nothing to act on", async () => {
  const answer = await run("renew-crown");
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining("Subscribe to a crown first"),
  });
});

test("shows masked keys, the webhook and the last events", async () => {
  await run("buy-pack");
  const shown = await (await admin.get("/api/dev/stripe-test")).json() as StripeTest;
  expect(shown).toMatchObject({
    provider: "practice",
    isLive: false,
    isReachable: true,
    problem: null,
    webhook: { url: "http://glimmer.test/api/stripe/webhook", missing: 0 },
  });
  expect(shown.webhook.lastReceivedAt).not.toBeNull();
  expect(shown.events.map(({ type }) => type)).toContain("checkout.session.completed");
});

test("names events that it does not use as such", async () => {
  const event = (type: string, object: object) => ({
    id: `evt_${type.replaceAll(/\W/g, "")}`,
    object: "event",
    type,
    created: Math.floor(t.clock.now().getTime() / 1_000),
    livemode: false,
    data: { object },
  });
  t.clock.advance(1_000);
  const payment = { id: "pi_unknown1", object: "payment_intent" };
  for (
    const given of [
      event("customer.updated", { id: "cus_1", object: "customer" }),
      event("payment_intent.created", payment),
      event("payment_intent.succeeded", payment),
    ]
  ) await deliver(t, { body: JSON.stringify(given) });
  await runJobs(t);
  const { events } = await (await admin.get("/api/dev/stripe-test")).json() as StripeTest;
  expect(events.slice(0, 3).map(({ type, state }) => `${type} ${state}`).toSorted()).toEqual([
    "customer.updated unused",
    "payment_intent.created unused",
    "payment_intent.succeeded kept",
  ]);
});

test("reports missing keys and an unavailable till", async () => {
  const without = await createTestApp();
  expect(await (await (await member(without, { isAdmin: true })).get("/api/dev/stripe-test")).json())
    .toMatchObject({
      provider: null,
      isReachable: false,
      problem: "There are no keys.",
      keys: [{ name: "STRIPE_SECRET_KEY", isFound: false, hint: null }, {}, {}],
    });
  const withKeys = await createTestApp({
    env: {
      STRIPE_SECRET_KEY: "sk_test_abcdefghijklmnop",
      STRIPE_WEBHOOK_SECRET: "whsec_abcdefghijklmnop",
      STRIPE_PUBLISHABLE_KEY: "pk_test_abcdefghijklmnop",
      PRACTICE_TILL_URL: "http://127.0.0.1:9",
    },
  });
  const shown = await (await (await member(withKeys, { isAdmin: true })).get("/api/dev/stripe-test")).json();
  expect(shown).toMatchObject({
    isReachable: false,
    keys: [
      { isFound: true, hint: "sk_test_…mnop" },
      { isFound: true, hint: "whsec_…mnop" },
      { isFound: true, hint: "pk_test_…mnop" },
    ],
  });
});
