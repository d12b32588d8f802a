import Stripe from "stripe";
import { expect, test } from "vitest";
import { movableClock } from "../../../../server/testing/movable-clock.ts";
import { createTestTill, practiceKeys } from "../../../../server/testing/shop/practice-till.ts";
import { createPracticeTill } from "../practice-till.ts";
import type { Webhook } from "../events/deliver-events.ts";

const { webhookSecret } = practiceKeys;

test("signs events so that the package accepts them, and no changed, old or foreign ones", async () => {
  const { stripe, clock, webhooks } = createTestTill();
  const customer = await stripe.customers.create({ email: "ada@example.org" });
  const [{ body, signature }] = webhooks as [Webhook];
  const read = (text: string, secret = webhookSecret, ageSeconds = 0) =>
    stripe.webhooks.constructEventAsync(
      text,
      signature,
      secret,
      300,
      undefined,
      clock.now().getTime() + ageSeconds * 1000,
    );
  expect(await read(body)).toMatchObject({
    type: "customer.created",
    api_version: Stripe.API_VERSION,
    data: { object: { id: customer.id } },
  });
  expect(await read(body, webhookSecret, 300)).toMatchObject({ object: "event" });
  const wrong = Stripe.errors.StripeSignatureVerificationError;
  await expect(read(body.replace("ada@", "eve@"))).rejects.toThrow(wrong);
  await expect(read(body, "whsec_other")).rejects.toThrow(wrong);
  await expect(read(body, webhookSecret, 301)).rejects.toThrow(wrong);
});

test("lists events newest first, by type and time, as they were when they happened", async () => {
  const { stripe, clock } = createTestTill();
  const { id } = await stripe.customers.create({ email: "old@example.org" });
  clock.advance(10_000);
  await stripe.customers.update(id, { email: "new@example.org" });
  const { data } = await stripe.events.list({ types: ["customer.created", "customer.updated"] });
  expect(data.map(({ type, data: { object } }) => [type, (object as Stripe.Customer).email])).toEqual([
    ["customer.updated", "new@example.org"],
    ["customer.created", "old@example.org"],
  ]);
  const since = Math.floor(clock.now().getTime() / 1000);
  expect((await stripe.events.list({ created: { gte: since } })).data).toHaveLength(1);
  expect((await stripe.events.list({ type: "invoice.*" })).data).toEqual([]);
  expect(await stripe.events.retrieve(data[0]!.id)).toMatchObject({ pending_webhooks: 0 });
});

test("names the call that caused an event", async () => {
  const { stripe, webhooks } = createTestTill();
  await stripe.customers.create({}, { idempotencyKey: "customer:m1" });
  expect(JSON.parse(webhooks[0]!.body)).toMatchObject({
    request: { id: expect.stringMatching(/^req_/), idempotency_key: "customer:m1" },
  });
});

test("delivers an event again, later each time, until the webhook accepts it", async () => {
  const clock = movableClock();
  const start = clock.now().getTime();
  const tries: number[] = [];
  let isUp = false;
  const till = createPracticeTill({
    clock,
    publicUrl: "http://glimmer.test",
    secretKeys: [practiceKeys.secretKey],
    webhookSecret,
    deliver: async () => {
      tries.push((clock.now().getTime() - start) / 1000);
      if (!isUp) throw new Error("The server is away");
    },
  });
  await till.fetch(
    new Request("http://till.test/v1/customers", {
      method: "POST",
      headers: { authorization: `Bearer ${practiceKeys.secretKey}` },
      body: "",
    }),
  );
  for (let second = 0; second < 40; second++) {
    isUp = second >= 30;
    clock.advance(1000);
    await till.catchUp();
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 31]);
  expect(till.till.state.deliveries).toEqual([]);
});

test("keeps what it knows when it starts again from its state", async () => {
  const first = createTestTill();
  const customer = await first.stripe.customers.create({ email: "ada@example.org" });
  const kept = JSON.parse(JSON.stringify(first.till.state));
  const again = createPracticeTill({
    clock: first.clock,
    publicUrl: "http://glimmer.test",
    secretKeys: [practiceKeys.secretKey],
    webhookSecret,
    deliver: async () => {},
    state: kept,
  });
  const response = await again.fetch(
    new Request(`http://till.test/v1/customers/${customer.id}`, {
      headers: { authorization: `Bearer ${practiceKeys.secretKey}` },
    }),
  );
  expect(await response.json()).toMatchObject({ email: "ada@example.org" });
});

test("forgets events after 30 days", async () => {
  const { stripe, clock, catchUp } = createTestTill();
  await stripe.customers.create({});
  clock.advance(31 * 86_400_000);
  await catchUp();
  expect((await stripe.events.list()).data).toEqual([]);
});
