import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { BadgeType } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { Profile } from "#shared/members/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";

const t = await createTestApp();
const monthMs = 30 * 24 * 60 * 60 * 1000;
let ada: TestMember;
let stranger: TestMember;
beforeEach(async () => {
  [ada, stranger] = [await member(t), await member(t)];
});

async function give(who: TestMember, type: BadgeType, state: object = {}): Promise<void> {
  await t.sql`
    insert into member_badges ${
    t.sql({
      id: uuidv7(),
      member_id: who.id,
      badge_type: type,
      is_active: false,
      is_deactivated: false,
      expires_at: new Date(t.clock.now().getTime() + monthMs),
      created_at: t.clock.now(),
      ...state,
    })
  }`;
}

async function badges(who: TestMember, path: string): Promise<BadgeType[]> {
  const response = await who.get(`/api/users/${ada.id}/${path}`);
  expect(response.status).toBe(200);
  return (await response.json() as Badge[]).map(({ badgeType }) => badgeType);
}

test("lists badges highest first, and expired ones only to their owner", async () => {
  await give(ada, "goldVerify", { is_active: true });
  await give(ada, "goldCrown", { is_deactivated: true });
  await give(ada, "green", { expires_at: t.clock.now() });
  expect(await badges(ada, "badges")).toEqual(["goldCrown", "goldVerify", "green"]);
  expect(await badges(stranger, "badges")).toEqual(["goldCrown", "goldVerify"]);
  for (const path of ["badges/active", "active-badges"]) {
    expect(await badges(stranger, path)).toEqual(["goldVerify"]);
  }
  const own = await (await ada.get("/api/auth/user")).json() as { badges: Badge[] };
  expect(own.badges.map(({ badgeType }) => badgeType)).toEqual(["goldCrown", "goldVerify"]);
});

test("shows an active badge in posts and on the profile until it expires", async () => {
  await give(ada, "blackCrown", { is_active: true });
  const { id } = await post(t, { authorId: ada.id });
  const { author } = await (await stranger.get(`/api/posts/${id}`)).json() as Post;
  const expiresAt = new Date(t.clock.now().getTime() + monthMs).toISOString();
  expect(author.badge).toEqual({ badgeType: "blackCrown", expiresAt });
  const profile = await (await stranger.get(`/api/users/${ada.id}`)).json() as Profile;
  expect(profile.badge).toEqual(author.badge);
  t.clock.advance(monthMs - 1);
  expect(await badges(ada, "badges/active")).toEqual(["blackCrown"]);
  t.clock.advance(1);
  expect(await badges(ada, "badges/active")).toEqual([]);
  t.clock.advance(-monthMs);
});

test("marks a bot wherever its name is shown", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const told = async () => {
    const { author } = await (await stranger.get(`/api/posts/${id}`)).json() as Post;
    const profile = await (await stranger.get(`/api/users/${ada.id}`)).json() as Profile;
    return [author.isBot, profile.isBot];
  };
  expect(await told()).toEqual([false, false]);
  await t.sql`update members set is_bot = true where id = ${ada.id}`;
  expect(await told()).toEqual([true, true]);
});

test("keeps one badge active at a time", async () => {
  await give(ada, "gold", { is_active: true });
  await expect(give(ada, "crown", { is_active: true })).rejects.toThrow(/one_active/);
});

test("shows a subscription to its owner only", async () => {
  await give(ada, "goldCrown", { is_active: true, stripe_subscription_id: `sub_${ada.id}` });
  expect(await (await ada.get(`/api/users/${ada.id}/badges`)).text()).toContain("sub_");
  expect(await (await stranger.get(`/api/users/${ada.id}/badges`)).text()).not.toContain("sub_");
});

test.each(["badges", "badges/active", "active-badges"])(
  "refuses %s of an unknown member, across a block, and to signed-out callers",
  async (path) => {
    expect((await t.get(`/api/users/${ada.id}/${path}`)).status).toBe(401);
    expect((await ada.get(`/api/users/${uuidv7()}/${path}`)).status).toBe(404);
    await ada.post(`/api/users/${stranger.id}/block`);
    expect((await stranger.get(`/api/users/${ada.id}/${path}`)).status).toBe(404);
  },
);
