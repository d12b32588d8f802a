import { beforeEach, expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { goldVerifyCost } from "#shared/shop/badge-offers.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { giveBadge, giveCrown } from "../../../testing/badge.ts";
import { member, signIn, type TestMember } from "../../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const t = await createTestApp();
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

/** Moves the clock and signs Ada in, since sessions end after 30 days. */
async function at(iso: string): Promise<void> {
  t.clock.advance(Date.parse(iso) - t.clock.now().getTime());
  ada = { ...ada, ...await signIn(t, ada.id) };
}

const buy = (key: string | null = null) =>
  ada.request("POST", "/api/shop/badges/goldVerify", { headers: key ? { "Idempotency-Key": key } : {} });
const held = async () => await (await ada.get(`/api/users/${ada.id}/badges`)).json() as Badge[];

test("charges 1,500 XP for a month and activates the badge at once", async () => {
  await at("2026-05-10T08:30:00Z");
  await giveXp(t, ada.id, 2_000);
  const response = await buy();
  expect(response.status).toBe(201);
  expect(response.headers.get("X-Xp")).toContain("500");
  expect(await response.json()).toMatchObject({
    message: "Gold Verify is yours until June 10, 2026.",
    badge: {
      badgeType: "goldVerify",
      isActive: true,
      isDeactivated: false,
      expiresAt: "2026-06-10T08:30:00.000Z",
    },
  });
  expect(await xpOf(t, ada.id)).toEqual({ xp: 500, lifetime: 2_000 });
  const [transaction] = await (await ada.get(`/api/users/${ada.id}/xp-transactions`)).json() as object[];
  expect(transaction).toMatchObject({ type: "spent", amount: 1_500, reasonCode: "badge" });
  expect(await ledgerFaults(t)).toEqual([]);
});

test.each([
  ["2027-01-31T23:00:00Z", "2027-02-28T23:00:00.000Z"],
  ["2028-01-31T23:00:00Z", "2028-02-29T23:00:00.000Z"],
  ["2026-12-15T00:00:00Z", "2027-01-15T00:00:00.000Z"],
  // Clocks in Europe change in between; UTC does not.
  ["2027-03-20T12:00:00Z", "2027-04-20T12:00:00.000Z"],
])("lasts, when bought at %s, until %s", async (from, until) => {
  await at(from);
  await giveXp(t, ada.id, goldVerifyCost);
  expect(await (await buy()).json()).toMatchObject({ badge: { expiresAt: until } });
});

test("extends an owned badge by a month, and keeps it shown or hidden as it was", async () => {
  await at("2026-05-10T08:30:00Z");
  await giveXp(t, ada.id, 3 * goldVerifyCost);
  const { badge } = await (await buy()).json() as { badge: Badge };
  await ada.post(`/api/shop/badges/${badge.id}/deactivate`);
  expect(await (await buy()).json()).toMatchObject({
    badge: { id: badge.id, isDeactivated: true, expiresAt: "2026-07-10T08:30:00.000Z" },
  });
  await at("2026-07-10T08:30:00Z");
  const { badge: another } = await (await buy()).json() as { badge: Badge };
  expect(another).toMatchObject({ isActive: true, expiresAt: "2026-08-10T08:30:00.000Z" });
  expect(another.id).not.toBe(badge.id);
  expect(await held()).toHaveLength(2);
});

test("is passive beside an active badge, ignoring expired ones", async () => {
  await giveXp(t, ada.id, 2 * goldVerifyCost);
  await giveCrown(t, ada.id, new Date(t.clock.now().getTime() + 60_000));
  expect(await (await buy()).json()).toMatchObject({ badge: { isActive: false, isDeactivated: false } });
  const ben = await member(t);
  await giveXp(t, ben.id, goldVerifyCost);
  await giveCrown(t, ben.id, t.clock.now());
  expect(await (await ben.post("/api/shop/badges/goldVerify")).json()).toMatchObject({
    badge: { isActive: true },
  });
});

test("returns 402 with too little XP and changes nothing", async () => {
  await giveXp(t, ada.id, goldVerifyCost - 1);
  const response = await buy();
  expect(response.status).toBe(402);
  expect(await response.json()).toMatchObject({ message: "This costs 1,500 XP; you have 1,499." });
  expect([await held(), (await xpOf(t, ada.id)).xp]).toEqual([[], goldVerifyCost - 1]);
});

test("returns 409 for Blue Verify, for a badge without an end, and 403 while purchases are paused", async () => {
  await giveXp(t, ada.id, goldVerifyCost);
  expect((await ada.post("/api/shop/badges/blueVerify")).status).toBe(409);
  expect((await ada.post("/api/shop/badges/goldCrown")).status).toBe(400);
  await ada.request("PUT", "/api/users/settings", { json: { purchasesPaused: true } });
  expect(await (await buy()).json()).toMatchObject({ code: "purchases_paused" });
  await ada.request("PUT", "/api/users/settings", { json: { purchasesPaused: false } });
  await giveBadge(t, ada.id, "goldVerify");
  const response = await buy();
  expect([response.status, await response.json()]).toEqual([
    409,
    expect.objectContaining({ message: "Your Gold Verify never ends." }),
  ]);
  expect((await xpOf(t, ada.id)).xp).toBe(goldVerifyCost);
});

test("buys once for repeated calls under one key", async () => {
  await giveXp(t, ada.id, 3 * goldVerifyCost);
  const key = uuidv7();
  const answers = await Promise.all([buy(key), buy(key), buy(key)]);
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  const last = await buy(key);
  expect(last.status).toBe(201);
  expect(await held()).toHaveLength(1);
  expect((await xpOf(t, ada.id)).xp).toBe(2 * goldVerifyCost);
});
