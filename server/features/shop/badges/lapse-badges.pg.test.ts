import { beforeEach, expect, test } from "vitest";
import type { Notification } from "#shared/notifications/contract.ts";
import { giveBadge } from "../../../testing/badge.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { systemCtx } from "../../../testing/ctx-of.ts";
import { member, signIn, type TestMember } from "../../../testing/member.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { orderCrown, renew, type Subscribed, subscriptionsOnly } from "../../../testing/shop/crown-order.ts";
import { lapseBadges } from "./lapse-badges.ts";
import { settleSubscription } from "./settle/settle-subscription.ts";

const known = new Map<string, Subscribed>();
const t = await createTestApp({ providers: { payments: subscriptionsOnly(known) } });
const dayMs = 24 * 60 * 60 * 1000;
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const soon = () => new Date(t.clock.now().getTime() + dayMs);
const messages = async () => {
  const list = await (await ada.get("/api/notifications")).json() as Notification[];
  return list.filter(({ type }) => type === "payment").map(({ message }) => message);
};
const filterWentBack = (name: string) =>
  `Your ${name} has ended. Your content filter went back to High. You can get it again in the shop.`;
const filterLapsedAt = async () =>
  (await (await ada.get("/api/auth/user")).json() as { filterLapsedAt: string | null }).filterLapsedAt;
const stored = async () => {
  const [row] = await t.sql`
    select b.is_active, b.lapsed_at is not null as has_lapsed, m.moderation_level as filter
    from member_badges b
    join members m on m.id = b.member_id
    where m.id = ${ada.id}`;
  return { ...row };
};

test.each(["low", "none"])(
  "sets the filter %s back to high when a crown ends, without a sign-in",
  async (filter) => {
    await giveBadge(t, ada.id, "goldCrown", { isActive: true, expiresAt: soon() });
    await ada.put("/api/users/settings", { moderationLevel: filter });
    t.clock.advance(dayMs - 1);
    await runJob(t, "lapse_badges");
    expect(await stored()).toEqual({ is_active: true, has_lapsed: false, filter });
    t.clock.advance(1);
    await runJob(t, "lapse_badges");
    expect(await stored()).toEqual({ is_active: false, has_lapsed: true, filter: "high" });
    expect(await messages()).toEqual([filterWentBack("Gold Crown")]);
    expect(await filterLapsedAt()).toBe(t.clock.now().toISOString());
    await ada.put("/api/users/settings", { moderationLevel: "top" });
    expect(await filterLapsedAt()).toBeNull();
  },
);

test("says that the filter went back to high, also when a look at the page was faster than the job", async () => {
  await giveBadge(t, ada.id, "goldVerify", { expiresAt: soon() });
  await giveBadge(t, ada.id, "blackCrown", { isActive: true, expiresAt: soon() });
  await ada.put("/api/users/settings", { moderationLevel: "low" });
  t.clock.advance(dayMs);
  ada = { ...ada, ...await signIn(t, ada.id) };
  expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ moderationLevel: "high" });
  t.clock.advance(30_000);
  await runJob(t, "lapse_badges");
  expect((await messages()).toSorted()).toEqual([
    filterWentBack("Black Crown"),
    "Your Gold Verify has ended. You can get it again in the shop.",
  ]);
});

test("says of one of two crowns that the filter went back with it", async () => {
  const yesterday = new Date(t.clock.now().getTime() - 1);
  await giveBadge(t, ada.id, "blackCrown", { expiresAt: yesterday });
  await giveBadge(t, ada.id, "goldCrown", { isActive: true, expiresAt: soon() });
  await ada.put("/api/users/settings", { moderationLevel: "low" });
  t.clock.advance(dayMs);
  await runJob(t, "lapse_badges");
  expect((await messages()).toSorted()).toEqual([
    "Your Black Crown has ended. You can get it again in the shop.",
    filterWentBack("Gold Crown"),
  ]);
});

test("says nothing of a filter that went back before, as the crown was deactivated", async () => {
  const id = await giveBadge(t, ada.id, "goldCrown", { isActive: true, expiresAt: soon() });
  await ada.put("/api/users/settings", { moderationLevel: "none" });
  await ada.post(`/api/shop/badges/${id}/deactivate`);
  expect(await filterLapsedAt()).toBe(t.clock.now().toISOString());
  t.clock.advance(dayMs);
  await runJob(t, "lapse_badges");
  expect(await messages()).toEqual(["Your Gold Crown has ended. You can get it again in the shop."]);
});

test.each([{ isActive: true }, { isDeactivated: true }, {}])(
  "notifies once that a badge %j ended",
  async (state) => {
    await giveBadge(t, ada.id, "goldVerify", { ...state, expiresAt: soon() });
    t.clock.advance(dayMs);
    await Promise.all([runJob(t, "lapse_badges"), runJob(t, "lapse_badges")]);
    await runJob(t, "lapse_badges");
    expect(await stored()).toMatchObject({ is_active: false, has_lapsed: true });
    expect(await messages()).toEqual(["Your Gold Verify has ended. You can get it again in the shop."]);
  },
);

test("sends a resync to the open screens", async () => {
  const events: string[] = [];
  const ctx = systemCtx(t.deps);
  await giveBadge(t, ada.id, "blackCrown", { isActive: true, expiresAt: t.clock.now() });
  await lapseBadges({
    ...ctx,
    publish: (event) => {
      if ("memberId" in event && event.memberId === ada.id) events.push(event.type);
    },
  });
  expect(events).toEqual(["notification", "resync"]);
});

test("keeps a crown while its renewal is pending, and ends it after three days", async () => {
  const sub = await orderCrown(t, ada.id);
  known.set(sub.subscriptionId, sub);
  const settle = () => settleSubscription(systemCtx(t.deps), sub.subscriptionId);
  await settle();
  t.clock.advance(sub.paidUntil.getTime() - t.clock.now().getTime() + 2 * dayMs);
  await runJob(t, "lapse_badges");
  expect(await stored()).toMatchObject({ is_active: true, has_lapsed: false });
  renew(sub, t.clock.now());
  await settle();
  t.clock.advance(sub.paidUntil.getTime() - t.clock.now().getTime() + 3 * dayMs);
  await runJob(t, "lapse_badges");
  expect(await stored()).toMatchObject({ is_active: false, has_lapsed: true });
});

test("keeps a badge without an end", async () => {
  await giveBadge(t, ada.id, "gold", { isActive: true });
  t.clock.advance(1000 * dayMs);
  await runJob(t, "lapse_badges");
  expect(await stored()).toMatchObject({ is_active: true, has_lapsed: false });
});
