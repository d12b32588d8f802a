import { beforeEach, expect, test, vi } from "vitest";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import type { Order } from "#shared/shop/contract.ts";
import type { CrownPreview } from "#shared/shop/crown-contract.ts";
import { PaymentsUnavailable } from "../../../../providers/payments/payments.ts";
import { giveBadge } from "../../../../testing/badge.ts";
import { systemCtx } from "../../../../testing/ctx-of.ts";
import { member, type TestMember } from "../../../../testing/member.ts";
import { createShopApp } from "../../../../testing/shop/create-shop-app.ts";
import { settleSubscription } from "../settle/settle-subscription.ts";

const t = await createShopApp();
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const order = async (badgeType: string, given: object = {}) => {
  const response = await ada.post("/api/stripe/create-badge-subscription", { badgeType, ...given });
  return { status: response.status, ...await response.json() as { url?: string; message?: string } };
};
const sync = (sessionId: string) => ada.post("/api/stripe/sync", { sessionId });
const badges = async () => await (await ada.get(`/api/users/${ada.id}/badges`)).json() as Badge[];
const shown = async () =>
  (await badges()).filter(({ isActive }) => isActive).map(({ badgeType }) => badgeType);
const paid = async () =>
  (await (await ada.get("/api/shop/orders")).json() as Order[])
    .filter(({ state }) => state === "paid").map(({ price }) => price);
const messages = async () =>
  (await (await ada.get("/api/notifications")).json() as Notification[])
    .filter(({ type }) => type === "payment").map(({ message }) => message);
const preview = async (badgeType = "goldCrown") => {
  const response = await ada.get(`/api/stripe/crown-preview?badgeType=${badgeType}`);
  return { status: response.status, ...await response.json() as CrownPreview & { message?: string } };
};
const agreed = async () => {
  const { dueToday, since } = await preview();
  return { agreed: { dueToday, since } };
};

/** Orders, pays and returns. Returns the subscription. */
async function getCrown(badgeType: string, given: object = {}): Promise<string> {
  const { url } = await order(badgeType, given);
  const sessionId = url?.match(/cs_\w+/)?.[0] ?? "";
  await t.till.press(sessionId, "pay");
  await sync(sessionId);
  return (await badges()).find((one) => one.stripeSubscriptionId)?.stripeSubscriptionId ?? "";
}

test("names the amount due today, and charges it", async () => {
  expect(await preview("blackCrown")).toMatchObject({ act: "subscribe", dueToday: 4.99, renewsAt: null });
  const subscription = await getCrown("blackCrown");
  await t.till.control("advance", { subscription, seconds: 10 * 24 * 3600 });
  const seen = await preview();
  expect(seen).toMatchObject({ act: "upgrade", monthlyPrice: 9.99, isResumed: false });
  expect(seen.dueToday).toBeLessThan(5);
  t.clock.advance(10 * 60_000);
  expect((await order("goldCrown", { agreed: { dueToday: seen.dueToday, since: seen.since } })).status).toBe(
    201,
  );
  expect(await paid()).toEqual([seen.dueToday, 4.99]);
  expect(await preview()).toMatchObject({ status: 409, message: "You already have Gold Crown." });
});

test("charges nothing when another amount is due, or the limit is below it", async () => {
  await getCrown("blackCrown");
  const { agreed: given } = await agreed();
  expect(await order("goldCrown", { agreed: { ...given, dueToday: 0.01 } })).toMatchObject({
    status: 409,
    message: "Another amount is due by now, so nothing was charged. Open the upgrade again to see it.",
  });
  await ada.put("/api/users/settings", { monthlySpendingLimit: 9 });
  expect(await order("goldCrown", await agreed())).toMatchObject({ status: 403 });
  expect(await paid()).toEqual([4.99]);
});

test("lets a cancelled Black Crown go on as Gold, and tells it once", async () => {
  const subscription = await getCrown("blackCrown");
  await t.till.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await settleSubscription(systemCtx(t.deps), subscription);
  expect(await badges()).toMatchObject([{ renewal: "ends" }]);
  expect(await preview()).toMatchObject({ act: "upgrade", isResumed: true });
  t.clock.advance(1000);
  await order("goldCrown", await agreed());
  expect(await badges()).toMatchObject([{ badgeType: "goldCrown", renewal: "renews" }]);
  expect((await messages())[0]).toMatch(/^Your crown is a Gold Crown now\. It renews on /);
  expect(await messages()).toHaveLength(3);
});

test("says why an upgrade waits while the renewal is owed, takes it, and then upgrades", async () => {
  const subscription = await getCrown("blackCrown");
  const refused = {
    status: 409,
    message: "The renewal of your Black Crown was refused. Pay it with 'Pay now' first, then upgrade.",
  };
  await t.till.control("fail-renewal", { subscription });
  expect(await preview(), "before we heard of it").toMatchObject(refused);
  expect(await badges()).toMatchObject([{ renewal: "failing" }]);
  expect(await order("goldCrown")).toMatchObject(refused);
  const pay = async () => await (await ada.post("/api/stripe/pay-renewal")).json() as { url: string | null };
  expect((await pay()).url).toContain("/practice-till/invoice/in_");
  await t.till.stripe.subscriptions.update(subscription, { default_payment_method: "pm_card_visa" });
  expect(await pay()).toEqual({ url: null, isOnItsWay: false });
  expect((await ada.post("/api/stripe/pay-renewal")).status).toBe(409);
  expect((await order("goldCrown", await agreed())).status).toBe(201);
  expect(await badges()).toMatchObject([{ badgeType: "goldCrown", renewal: "renews" }]);
  expect(await paid()).toEqual([5, 4.99, 4.99]);
});

test("does not deny a charge when the answer about a renewal is lost", async () => {
  const subscription = await getCrown("blackCrown");
  await t.till.control("fail-renewal", { subscription });
  await settleSubscription(systemCtx(t.deps), subscription);
  const { payments } = t.deps.providers;
  const lost = vi.spyOn(payments!, "payRenewal").mockRejectedValueOnce(new PaymentsUnavailable("Lost"));
  const response = await ada.post("/api/stripe/pay-renewal");
  expect([response.status, await response.json()]).toMatchObject([503, {
    message: "Our payment provider doesn't respond. If it took your payment, your Black Crown is renewed " +
      "in a moment.",
  }]);
  lost.mockRestore();
});

test("charges the difference once when two tabs upgrade at once", async () => {
  await getCrown("blackCrown");
  const given = await agreed();
  const answers = await Promise.all([
    order("goldCrown", given),
    order("goldCrown", given),
    order("goldCrown"),
  ]);
  expect(answers.map(({ status }) => status)).toContain(201);
  expect(await paid()).toEqual([5, 4.99]);
  expect(await shown()).toEqual(["goldCrown"]);
});

test("changes nothing and says why when the bank would have to ask", async () => {
  await getCrown("blackCrown");
  const { cards } = t.till.till.state;
  const before = { ...cards };
  for (const id of Object.keys(cards)) cards[id] = "always_step";
  expect(await order("goldCrown", await agreed())).toMatchObject({
    status: 409,
    message: expect.stringContaining("Your bank wants you to confirm this payment") as string,
  });
  Object.assign(cards, before);
  expect([await paid(), await shown()]).toEqual([[4.99], ["blackCrown"]]);
});

test.each([
  [{ showInstead: true }, ["blackCrown"], { isDeactivated: true }],
  [{}, ["goldVerify"], { isDeactivated: false }],
])("with %j a crown bought beside another badge leaves %j shown", async (given, expected, other) => {
  await giveBadge(t, ada.id, "goldVerify", { isActive: true });
  await getCrown("blackCrown", given);
  expect(await shown()).toEqual(expected);
  expect((await badges()).find(({ badgeType }) => badgeType === "goldVerify")).toMatchObject(other);
});

test("remembers the wish of the latest click, and once the crown is owned no wish", async () => {
  await giveBadge(t, ada.id, "goldVerify", { isActive: true });
  await order("blackCrown", { showInstead: false });
  const subscription = await getCrown("blackCrown", { showInstead: true });
  expect(await shown()).toEqual(["blackCrown"]);
  const [crown, verify] = await badges();
  await ada.post(`/api/shop/badges/${verify?.id}/activate-instead`);
  expect(await shown()).toEqual(["goldVerify"]);
  await t.till.control("renew", { subscription });
  await ada.post("/api/stripe/sync", { sessionId: "cs_none" });
  expect(await shown()).toEqual(["goldVerify"]);
  const back = await ada.post(`/api/shop/badges/${crown?.id}/activate-instead`);
  expect(await back.json()).toMatchObject({ badgeType: "blackCrown", isActive: true });
});

test("resets the filter when the badge that is shown instead is no crown", async () => {
  const crown = await giveBadge(t, ada.id, "blackCrown", { isActive: true });
  const verify = await giveBadge(t, ada.id, "goldVerify", {});
  await ada.put("/api/users/settings", { moderationLevel: "none" });
  expect((await ada.post(`/api/shop/badges/${verify}/activate-instead`)).status).toBe(200);
  expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ moderationLevel: "high" });
  expect((await ada.post(`/api/shop/badges/${ada.id}/activate-instead`)).status).toBe(404);
  await ada.post(`/api/shop/badges/${crown}/activate-instead`);
  expect(await shown()).toEqual(["blackCrown"]);
});
