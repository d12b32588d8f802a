import { formatDay } from "#shared/language/text.ts";
import { beforeEach, expect, test } from "vitest";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { writeText } from "../../../../language/write-text.ts";
import type { Changes } from "../../../../changes.ts";
import { onChanges } from "../../../../db/cache/drop-cached-reads.ts";
import { giveBadge } from "../../../../testing/badge.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { systemCtx } from "../../../../testing/ctx-of.ts";
import { member, signIn, type TestMember } from "../../../../testing/member.ts";
import {
  orderCrown,
  renew,
  type Subscribed,
  subscriptionsOnly,
} from "../../../../testing/shop/crown-order.ts";
import { settleSubscription } from "./settle-subscription.ts";

const known = new Map<string, Subscribed>();
const cancelled: string[] = [];
const t = await createTestApp({ providers: { payments: subscriptionsOnly(known, cancelled) } });
const dayMs = 24 * 60 * 60 * 1000;
let ada: TestMember;
let sub: Subscribed;
beforeEach(async () => {
  ada = await member(t);
  sub = await subscribe();
});

async function subscribe(type: "blackCrown" | "goldCrown" = "blackCrown"): Promise<Subscribed> {
  const subscription = await orderCrown(t, ada.id, type);
  known.set(subscription.subscriptionId, subscription);
  return subscription;
}

/** A second later, so that notifications have an order. */
const settle = (which = sub) => {
  t.clock.advance(1000);
  return settleSubscription(systemCtx(t.deps), which.subscriptionId);
};
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);

/** Moves the clock and signs Ada in, since sessions end after 30 days. */
async function pass(days: number): Promise<void> {
  t.clock.advance(days * dayMs);
  ada = { ...ada, ...await signIn(t, ada.id) };
}

const badges = async () => await (await ada.get(`/api/users/${ada.id}/badges`)).json() as Badge[];
const messages = async () => {
  const list = await (await ada.get("/api/notifications")).json() as Notification[];
  return list.filter(({ type }) => type === "payment").map(({ message }) => message);
};
const orders = () =>
  t.sql`
    select kind, product, cents, state
    from orders
    where member_id = ${ada.id}
    order by created_at, id`;

test("grants the crown once for a paid subscription, however often it is settled", async () => {
  expect(await settle()).toEqual({ problem: null, hasChanged: true });
  const again = await Promise.all([settle(), settle(), settle()]);
  expect(again).toEqual(Array.from({ length: 3 }, () => ({ problem: null, hasChanged: false })));
  expect(await badges()).toMatchObject([
    { badgeType: "blackCrown", isActive: true, stripeSubscriptionId: sub.subscriptionId, renewal: "renews" },
  ]);
  expect(await orders()).toMatchObject([{ kind: "crown", product: "blackCrown", cents: 499, state: "paid" }]);
  expect(await messages()).toEqual([
    `Black Crown is yours. It renews on ${writeText(formatDay(sub.paidUntil), "en")}.`,
  ]);
});

test("grants a passive crown beside another active badge", async () => {
  await giveBadge(t, ada.id, "goldVerify", { isActive: true });
  await settle();
  expect((await badges()).map(({ badgeType, isActive }) => [badgeType, isActive])).toEqual([
    ["blackCrown", false],
    ["goldVerify", true],
  ]);
});

test("extends the crown by a paid renewal, and stores it as an order of its own", async () => {
  await settle();
  expect(await badges()).toMatchObject([{ isActive: true, expiresAt: sub.paidUntil.toISOString() }]);
  await pass(30);
  expect(await badges()).toMatchObject([{
    isActive: true,
    expiresAt: daysAfter(sub.paidUntil, 3).toISOString(),
  }]);
  renew(sub, t.clock.now());
  await settle();
  await settle();
  expect(await badges()).toMatchObject([{ isActive: true, expiresAt: sub.paidUntil.toISOString() }]);
  expect((await orders()).map(({ kind, state }) => [kind, state])).toEqual([["crown", "paid"], [
    "crown_renewal",
    "paid",
  ]]);
  expect((await messages())[0]).toBe(
    `Your Black Crown is renewed. It renews on ${writeText(formatDay(sub.paidUntil), "en")}.`,
  );
});

test("keeps the crown three days after a failed renewal, and longer when paid within them", async () => {
  await settle();
  await pass(30);
  sub.status = "past_due";
  await settle();
  expect(await badges()).toMatchObject([{
    isActive: true,
    renewal: "failing",
    expiresAt: daysAfter(sub.paidUntil, 3).toISOString(),
  }]);
  expect((await messages())[0]).toMatch(/^Your Black Crown could not be renewed\. We try again until /);
  await pass(2);
  renew(sub, t.clock.now());
  await settle();
  expect(await badges()).toMatchObject([{
    isActive: true,
    expiresAt: sub.paidUntil.toISOString(),
  }]);
});

test("restores a crown paid after its end, active when no other badge is", async () => {
  await settle();
  await pass(34);
  sub.status = "past_due";
  await settle();
  expect((await messages())[0]).toBe("Your Black Crown has ended. You can get it again in the shop.");
  expect(await (await ada.get(`/api/users/${ada.id}/active-badges`)).json()).toEqual([]);
  renew(sub, t.clock.now());
  await settle();
  expect(await (await ada.get(`/api/users/${ada.id}/active-badges`)).json()).toMatchObject([{
    isActive: true,
  }]);
  expect((await badges()).length).toBe(1);
});

test("keeps a cancelled crown to the end of the paid time, and renews it when resumed", async () => {
  await settle();
  sub.cancelsAtPeriodEnd = true;
  await settle();
  expect(await badges()).toMatchObject([{
    isActive: true,
    renewal: "ends",
    expiresAt: sub.paidUntil.toISOString(),
  }]);
  sub.cancelsAtPeriodEnd = false;
  await settle();
  expect(await messages()).toHaveLength(3);
  sub.status = "ended";
  await settle();
  expect(await badges()).toMatchObject([{ isActive: true, expiresAt: sub.paidUntil.toISOString() }]);
  expect(await messages()).toHaveLength(3);
});

test("names the member of a stopped crown, whose end moves though nobody is told", async () => {
  await settle();
  await t.sql`
    update crown_subscriptions
    set renewal_stopped_at = ${t.clock.now()}
    where subscription_id = ${sub.subscriptionId}`;
  sub.cancelsAtPeriodEnd = true;
  const told: Changes[] = [];
  onChanges(t.deps.db.sql, (changes) => told.push(changes));
  expect(await settle()).toEqual({ problem: null, hasChanged: false });
  expect(told).toEqual([[`member:${ada.id}`]]);
});

test("changes the badge in place on an upgrade", async () => {
  await settle();
  const [before] = await badges();
  sub.badgeType = "goldCrown";
  sub.invoices = [{
    ...sub.invoices[0] as Subscribed["invoices"][number],
    invoiceId: "in_up",
    intentId: "pi_up",
    cents: 500,
    isFirst: false,
  }, ...sub.invoices];
  await settle();
  expect(await badges()).toMatchObject([{ id: before?.id, badgeType: "goldCrown", isActive: true }]);
  expect((await orders()).map(({ kind, cents }) => [kind, cents])).toEqual([["crown", 499], [
    "crown_renewal",
    500,
  ]]);
  expect((await messages())[0]).toMatch(/^Your crown is a Gold Crown now\./);
});

test.each(["refunded", "lost"])(
  "ends the crown at once, resets the filter and cancels when a payment is %s",
  async (how) => {
    await settle();
    await ada.put("/api/users/settings", { moderationLevel: "none" });
    const [first] = sub.invoices;
    if (!first) throw new Error("No invoice");
    sub.invoices = [{ ...first, ...(how === "lost" ? { dispute: "lost" } : { refundedCents: first.cents }) }];
    await settle();
    await settle();
    expect(await (await ada.get(`/api/users/${ada.id}/active-badges`)).json()).toEqual([]);
    expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ moderationLevel: "high" });
    expect(cancelled).toContain(sub.subscriptionId);
    expect((await messages())[0]).toBe(
      "Your Black Crown has ended, since its payment was returned. Your content filter went back to High.",
    );
    expect(await messages()).toHaveLength(2);
    expect(await orders()).toMatchObject([{ state: how === "lost" ? "disputed" : "refunded" }]);
  },
);

test("keeps the crown after a partial refund and during an open dispute", async () => {
  await settle();
  const [first] = sub.invoices;
  if (!first) throw new Error("No invoice");
  sub.invoices = [{ ...first, refundedCents: 100, dispute: "open" }];
  await settle();
  expect(await badges()).toMatchObject([{ isActive: true }]);
  expect(await orders()).toMatchObject([{ state: "disputed" }]);
});

test("grants no crown before it is paid", async () => {
  sub.status = "incomplete";
  sub.invoices = [];
  expect(await settle()).toEqual({ problem: null, hasChanged: false });
  expect([await badges(), await messages()]).toEqual([[], []]);
});

test.each<[string, Partial<Subscribed>]>([
  ["names no order of ours", { orderId: "0199b2ad-0000-7000-8000-000000000000" }],
  ["names an order that is no id", { orderId: "x' or true" }],
  ["names no order", { orderId: null }],
  ["names another member", { memberId: "0199b2ad-0000-7000-8000-000000000000" }],
  ["is live", { isLive: true }],
  ["has a price that is none of ours", { badgeType: null }],
])("grants nothing for a subscription that %s", async (_, changed) => {
  Object.assign(sub, changed);
  expect(await settle()).toMatchObject({ problem: expect.any(String) as string, hasChanged: false });
  expect(await badges()).toEqual([]);
  expect(await orders()).toMatchObject([{ state: "pending" }]);
});

test.each([{ cents: 1 }, { cents: 500 }, { currency: "eur" }])(
  "grants nothing for a first payment of %j",
  async (changed) => {
    sub.invoices = sub.invoices.map((one) => ({ ...one, ...changed }));
    expect((await settle()).problem).toMatch(/^The (amount|currency) is/);
    expect(await badges()).toEqual([]);
  },
);

test("grants nothing for a second subscription of the same order", async () => {
  await settle();
  const second = { ...sub, subscriptionId: `${sub.subscriptionId}2` };
  known.set(second.subscriptionId, second);
  expect((await settle(second)).problem).toBe("The order has another subscription");
  expect(await badges()).toHaveLength(1);
});

test("changes nothing for a subscription that the provider does not know", async () => {
  known.delete(sub.subscriptionId);
  expect((await settle()).problem).toBe("The provider does not know it");
});
