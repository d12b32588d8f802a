import { expect, test } from "vitest";
import { xpPacks } from "#shared/shop/xp-packs.ts";
import { signEvent, type Webhook } from "../../build/practice/till/events/deliver-events.ts";
import { createApp } from "../app.ts";
import { runJobs } from "../testing/app/run-jobs.ts";
import { deliver } from "../testing/shop/deliver.ts";
import { practiceKeys } from "../testing/shop/practice-till.ts";
import { createShopApp, type ShopApp } from "../testing/shop/create-shop-app.ts";
import { type Shopper, shoppers, webhooksOf } from "../testing/shop/shopper.ts";
import { ledgerFaults, xpOf } from "../testing/xp.ts";

const t = await createShopApp();
/** As if it took real money, on its own database. */
const live = inLiveMode(await createShopApp());
const [pack] = xpPacks;

function inLiveMode(given: ShopApp): ShopApp {
  const { providers } = given.deps;
  const payments = providers.payments && { ...providers.payments, isLive: true };
  const deps = { ...given.deps, providers: { ...providers, payments } };
  return { ...given, deps, app: createApp(deps) };
}

/** A shopper with a paid pack whose event was not delivered; and the event. */
async function paid(at: ShopApp = t): Promise<{ shopper: Shopper; event: Webhook }> {
  at.clock.advance(61_000);
  const [shopper] = await shoppers(at, 1) as [Shopper];
  await order(shopper);
  await at.till.press(shopper.paymentId, "pay");
  const event = webhooksOf(shopper).find(({ type }) => type === "checkout.session.completed") as Webhook;
  return { shopper, event };
}

async function order(shopper: Shopper): Promise<void> {
  const response = await shopper.post("/api/stripe/create-checkout-session", {
    xpAmount: pack.xpAmount,
    amount: pack.cents / 100,
    successUrl: "https://evil.example/?payment=success",
    cancelUrl: "https://evil.example/",
  });
  const { url } = await response.json() as { url: string };
  shopper.paymentId = new URL(url).pathname.split("/").at(-1) ?? "";
}

/** Everything that a delivery could change. */
async function everything(at: ShopApp = t): Promise<unknown> {
  const [state] = await at.sql`
    select
      (select coalesce(json_agg(o order by o.id), '[]') from orders o) as orders,
      (select count(*) from xp_transfers) as transfers,
      (select count(*) from member_badges) as badges,
      (select count(*) from notifications) as notifications,
      (select coalesce(sum(xp), 0) from members) as xp`;
  return { ...state };
}

const stored = async (at: ShopApp = t) =>
  (await at.sql<{ count: number }[]>`select count(*) as count from payment_events`)[0]?.count;

const secret = practiceKeys.webhookSecret;
const nowSigned = (body: string, key = secret) => signEvent(body, key, t.clock.now().getTime());

test.each<[string, (event: Webhook) => { body?: string; signature?: string; signedAt?: Date }]>([
  ["signed with another secret", ({ body }) => ({ signature: nowSigned(body, "whsec_other") })],
  ["without a signature", () => ({ signature: "" })],
  ["with one byte changed", ({ body }) => ({ body: body.replace(/"amount_total": 9/, '"amount_total": 8') })],
  ["with a space added", ({ body }) => ({ body: `${body} ` })],
  ["with one digit of the signature changed", ({ body }) => ({
    signature: nowSigned(body).replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
  })],
  ["signed 301 s ago", () => ({ signedAt: new Date(t.clock.now().getTime() - 301_000) })],
  ["signed in a scheme of old", ({ body }) => ({ signature: nowSigned(body).replace("v1=", "v0=") })],
  ["whose time is not the signed one", ({ body }) => ({
    signature: nowSigned(body).replace(/t=\d+/, `t=${Math.floor(t.clock.now().getTime() / 1000) + 1}`),
  })],
  ["of bytes that are no text", () => ({ body: "\ufffd\ufffd" })],
])("returns 400 for an event %s and changes nothing", async (_, changed) => {
  const { event } = await paid();
  const [before, events] = [await everything(), await stored()];
  const response = await deliver(t, event, changed(event));
  expect(response.status).toBe(400);
  await runJobs(t);
  expect(await everything()).toEqual(before);
  expect(await stored()).toBe(events);
});

test("accepts a signature 299 s old, and grants an event once however often it is replayed", async () => {
  const { shopper, event } = await paid();
  const signedAt = new Date(t.clock.now().getTime() - 299_000);
  for (let n = 0; n < 5; n++) {
    expect((await deliver(t, event, { signedAt })).status).toBe(200);
    await runJobs(t);
  }
  await Promise.all(Array.from({ length: 20 }, () => deliver(t, event)));
  await Promise.all([runJobs(t), runJobs(t)]);
  expect(await xpOf(t, shopper.id)).toEqual({ xp: pack.xpAmount, lifetime: pack.xpAmount });
});

test("refuses a body of 1 MB, signed or not", async () => {
  const { event } = await paid();
  const before = await everything();
  const body = JSON.stringify({ ...JSON.parse(event.body) as object, padding: "x".repeat(1_000_000) });
  for (const signature of [nowSigned(body), nowSigned(event.body), ""]) {
    expect([400, 413]).toContain((await deliver(t, event, { body, signature })).status);
  }
  await runJobs(t);
  expect(await everything()).toEqual(before);
});

type Session = {
  amount_total: number;
  currency: string;
  livemode: boolean;
  metadata: Record<string, string>;
};

test.each<[string, (session: Session, other: Shopper) => void]>([
  ["in a foreign currency", (session) => void (session.currency = "eur")],
  ["of another amount", (session) => void (session.amount_total = 1)],
  ["for another member", (session, other) => void (session.metadata["memberId"] = other.id)],
  ["for another order", (session) => void (session.metadata["orderId"] = crypto.randomUUID())],
  ["for an order that is no id", (session) => void (session.metadata["orderId"] = "' or 1=1 --")],
  ["that names no order", (session) => void (session.metadata = {})],
  ["of live mode", (session) => void (session.livemode = true)],
])("stores a payment %s with the reason and grants nothing, also on return", async (_, change) => {
  const { shopper, event } = await paid();
  const [other] = await shoppers(t, 1) as [Shopper];
  change(t.till.till.state.objects.sessions[shopper.paymentId] as unknown as Session, other);
  const before = await everything();
  expect((await deliver(t, event)).status).toBe(200);
  await runJobs(t);
  await shopper.post("/api/stripe/sync", { sessionId: shopper.paymentId });
  expect(await everything()).toEqual(before);
  const [kept] = await t.sql<
    { problem: string | null }[]
  >`select problem from payment_events where id = ${event.id}`;
  expect(kept?.problem).toEqual(expect.any(String));
});

test("stores a test event in live mode with the reason and grants nothing", async () => {
  const { event } = await paid(live);
  const before = await everything(live);
  expect((await deliver(live, event)).status).toBe(200);
  await runJobs(live);
  expect(await everything(live)).toEqual(before);
  const [kept] = await live.sql<
    { problem: string }[]
  >`select problem from payment_events where id = ${event.id}`;
  expect(kept?.problem).toBe("Live and test mode differ");
});

test("grants nothing for a payment of test mode in live mode, also on return", async () => {
  const { shopper } = await paid(live);
  const before = await everything(live);
  await shopper.post("/api/stripe/sync", { sessionId: shopper.paymentId });
  expect(await everything(live)).toEqual(before);
});

test("shows another member nothing of a payment and grants them nothing", async () => {
  const { shopper } = await paid();
  const [other] = await shoppers(t, 1) as [Shopper];
  const known = await other.post("/api/stripe/sync", { sessionId: shopper.paymentId });
  const unknown = await other.post("/api/stripe/sync", { sessionId: "cs_test_nobody" });
  const told = async (response: Response) => {
    const { requestId: _, ...body } = await response.json() as Record<string, unknown>;
    return { status: response.status, body };
  };
  const answer = await told(known);
  expect(answer.status).toBe(404);
  expect(answer).toEqual(await told(unknown));
  expect(await (await other.get("/api/shop/orders")).json()).toEqual([]);
  expect((await xpOf(t, other.id)).xp).toBe(0);
  expect((await xpOf(t, shopper.id)).xp).toBe(0);
});

test("returns from a payment to our own address, which grants nothing", async () => {
  const [shopper] = await shoppers(t, 1) as [Shopper];
  await order(shopper);
  const session = t.till.till.state.objects.sessions[shopper.paymentId];
  for (const url of [session?.success_url, session?.cancel_url]) {
    expect(url).toMatch(/^http:\/\/glimmer\.test\/shop\?/);
  }
  const crown = await shopper.post("/api/stripe/create-badge-subscription", { badgeType: "blackCrown" });
  const { url: page } = await crown.json() as { url: string };
  const crownSession = t.till.till.state.objects.sessions[new URL(page).pathname.split("/").at(-1) ?? ""];
  for (const url of [crownSession?.success_url, crownSession?.cancel_url]) {
    expect(url, "where it was bought").toMatch(/^http:\/\/glimmer\.test\/xp-shop\?/);
  }
  await shopper.get(`/shop?payment=success&xp=5000&session_id=${shopper.paymentId}`);
  await shopper.post("/api/stripe/sync", { sessionId: shopper.paymentId });
  expect((await xpOf(t, shopper.id)).xp).toBe(0);
});

test.each([
  [5_000, 7.98],
  [5_001, 9.99],
  [100_000, 9.99],
  [0, 0],
  [-5_000, -9.99],
  [5_000, 9.994],
  [5_000, 1e308],
  [2 ** 53, 9.99],
])("returns 400 without an order for %i XP at %d dollars", async (xpAmount, amount) => {
  const [shopper] = await shoppers(t, 1) as [Shopper];
  expect((await shopper.post("/api/stripe/create-checkout-session", { xpAmount, amount })).status).toBe(400);
  expect((await shopper.post("/api/stripe/create-payment-intent", { amount })).status).toBe(400);
  expect(await (await shopper.get("/api/shop/orders")).json()).toEqual([]);
});

test("keeps the ledger's sum at zero after all of this", async () => {
  expect(await ledgerFaults(t)).toEqual([]);
  expect(await ledgerFaults(live)).toEqual([]);
});
