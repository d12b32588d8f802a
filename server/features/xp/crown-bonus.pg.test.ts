import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { XpTransaction } from "#shared/xp/contract.ts";
import type { ActivityKind } from "#shared/xp/earnings.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";
import { earn, payOf } from "./pay-and-charge-fragments.ts";

const t = await createTestApp();
const dayMs = 24 * 60 * 60 * 1000;
let ada: TestMember;
let ben: TestMember;
beforeEach(async () => {
  [ada, ben] = [await member(t), await member(t)];
});

interface Held {
  readonly badgeType: BadgeType;
  readonly isActive?: boolean;
  readonly isDeactivated?: boolean;
  readonly daysLeft?: number;
}

async function hold(who: TestMember, { badgeType, isActive, isDeactivated, daysLeft }: Held): Promise<void> {
  const now = t.clock.now();
  const badge = {
    id: uuidv7(),
    member_id: who.id,
    badge_type: badgeType,
    is_active: isActive ?? false,
    is_deactivated: isDeactivated ?? false,
    expires_at: daysLeft === undefined ? null : new Date(now.getTime() + daysLeft * dayMs),
    created_at: now,
  };
  await t.sql`insert into member_badges ${t.sql(badge)}`;
}

async function pay(kind: ActivityKind, level: ModerationLevel | null = null, target: string = uuidv7()) {
  const activity = {
    kind,
    actorId: ada.id,
    target,
    ownerId: ben.id,
    pays: payOf(kind, level),
    at: t.clock.now(),
  };
  const [row] = await t.sql<{ paid: number }[]>`
    select ${earn(t.sql, activity)} as paid`;
  return row?.paid;
}

const xp = async (who: TestMember) => (await xpOf(t, who.id)).xp;

test.each<[string, Held | null, number]>([
  ["no badge", null, 2],
  ["an active Gold Crown", { badgeType: "goldCrown", isActive: true, daysLeft: 1 }, 3],
  ["one that is not active", { badgeType: "goldCrown", daysLeft: 1 }, 3],
  ["one that was deactivated", { badgeType: "goldCrown", isDeactivated: true, daysLeft: 1 }, 3],
  ["one without an end", { badgeType: "goldCrown" }, 3],
  ["one that has expired", { badgeType: "goldCrown", isActive: true, daysLeft: 0 }, 2],
  ["a Black Crown", { badgeType: "blackCrown", isActive: true, daysLeft: 1 }, 2],
  ["a Gold Verify", { badgeType: "goldVerify", isActive: true, daysLeft: 1 }, 2],
])("with %s a like pays its member", async (_, badge, paid) => {
  if (badge) await hold(ada, badge);
  expect(await pay("like")).toBe(paid);
  expect(await xp(ada)).toBe(paid);
});

test.each<[ActivityKind, ModerationLevel | null, number]>([
  ["post", "top", 7],
  ["post", "high", 7],
  ["post", "low", 1],
  ["post", "none", 0],
  ["comment", "top", 3],
  ["comment", "low", 1],
  ["like", null, 3],
  ["bookmark", null, 3],
  ["share", null, 3],
  ["comment_like", null, 3],
  ["repost", null, 7],
  ["streak", null, 1],
  ["referral", null, 200],
])("with a Gold Crown a %s (%s) pays %i: half as much again, rounded down", async (kind, level, paid) => {
  await hold(ada, { badgeType: "goldCrown", isActive: true });
  expect(await pay(kind, level)).toBe(paid);
  expect(await xp(ada)).toBe(paid);
});

test("pays each side of a repost the bonus of its own crown, once", async () => {
  await hold(ben, { badgeType: "goldCrown", isActive: true });
  const target = uuidv7();
  expect([await pay("repost", null, target), await pay("repost", null, target)]).toEqual([5, 0]);
  expect([await xp(ada), await xp(ben)]).toEqual([5, 7]);
});

test("pays no bonus for purchases, gifts and referrals", async () => {
  await hold(ada, { badgeType: "goldCrown", isActive: true });
  await giveXp(t, ada.id, 500);
  await pay("referral");
  expect(await xp(ada)).toBe(700);
  expect(await xp(ben)).toBe(200);
});

test("lists the bonus separately in the history, and pays it once", async () => {
  await hold(ada, { badgeType: "goldCrown", isActive: true });
  const { id } = await post(t, { authorId: ben.id });
  for (const method of ["POST", "DELETE", "POST"]) await ada.request(method, `/api/posts/${id}/like`);
  const history = await (await ada.get(`/api/users/${ada.id}/xp-transactions`)).json() as XpTransaction[];
  expect(history.map(({ type, amount, reason }) => [type, amount, reason])).toEqual([
    ["earned", 1, "Gold Crown bonus"],
    ["earned", 2, "Liked a post"],
  ]);
  expect(await ledgerFaults(t)).toEqual([]);
});
