import { beforeEach, expect, test } from "vitest";
import type { Leader } from "#shared/xp/leaderboard-contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { registerAndVerify } from "../../auth/register/testing/registrations.ts";
import { giveXp, takeXp, xpOf } from "../../../testing/xp.ts";
import { pruneStandings } from "./prune-standings.ts";

const t = await createTestApp();
const thursday = new Date("2026-11-19T12:00:00Z");
const dayMs = 24 * 60 * 60 * 1000;
let ada: TestMember;
let bob: TestMember;
let reader: TestMember;
beforeEach(async () => {
  await t.sql`delete from members`;
  t.clock.set(thursday);
  [ada, bob, reader] = [await member(t), await member(t), await member(t)];
});

async function leaders(period = "weekly", who = reader, query = ""): Promise<[string, number][]> {
  const response = await who.get(`/api/leaderboard/${period}${query}`);
  expect(response.status).toBe(200);
  return (await response.json() as Leader[]).map(({ id, xp }) => [id, xp]);
}

/** Earns 2 XP each time. */
async function bookmark(who: TestMember, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { id } = await post(t, { authorId: reader.id });
    expect((await who.post(`/api/posts/${id}/bookmark`)).status).toBe(200);
  }
}

test("ranks by XP earned by activity in the period", async () => {
  t.clock.set(new Date(thursday.getTime() - 7 * dayMs));
  await bookmark(ada, 5);
  t.clock.set(new Date(thursday.getTime() - dayMs));
  await bookmark(bob, 2);
  t.clock.set(thursday);
  await bookmark(ada, 1);
  expect(await leaders("weekly")).toEqual([[bob.id, 4], [ada.id, 2]]);
});

test("ignores purchases, gifts and spending", async () => {
  await giveXp(t, ada.id, 1000);
  await bookmark(bob, 1);
  await takeXp(t, bob.id, 2);
  expect(await leaders("daily")).toEqual([[bob.id, 2]]);
  expect(await leaders("all-time")).toEqual([[bob.id, 2]]);
});

test("ignores referral XP in every period, and counts streaks", async () => {
  await t.sql`update members set last_active_on = '2026-11-18' where id = ${bob.id}`;
  await bob.get("/api/auth/user");
  const invited = await registerAndVerify(t, { ref: ada.username });
  expect(await xpOf(t, ada.id)).toMatchObject({ xp: 200 });
  const [joined] = await t.sql<{ xp: number }[]>`select xp from members where email = ${invited.email}`;
  expect(joined?.xp).toBe(200);
  for (const period of ["daily", "weekly", "all-time"]) expect(await leaders(period)).toEqual([[bob.id, 1]]);
});

test("leaves out bots, members who opted out and members hidden by a block, and still fills the page", async () => {
  const people = [ada, bob, await member(t), await member(t), await member(t)];
  for (const [index, one] of people.entries()) await bookmark(one, 5 - index);
  const [first, , third, fourth, fifth] = people.map(({ id }) => id);
  await t.sql`update members set is_bot = true where id = ${first!}`;
  await people[1]?.put("/api/users/settings", { isRanked: false });
  await people[2]?.post(`/api/users/${reader.id}/block`);
  expect(await leaders("weekly", reader, "?limit=2")).toEqual([[fourth, 4], [fifth, 2]]);
  expect((await leaders("weekly", bob)).map(([id]) => id)).toEqual([third, fourth, fifth]);
});

test("returns full pages without blocked members to each of several simultaneous readers", async () => {
  const people = [ada, bob, reader, ...await Promise.all(Array.from({ length: 12 }, () => member(t)))];
  for (const [index, one] of people.entries()) {
    await t.sql`
      insert into xp_standings (period, starts_on, member_id, xp, step)
      select 'all-time', '1970-01-01', ${one.id}, xp, xp / 32
      from (select ${100 - index}::integer as xp) as earned`;
  }
  const ids = people.map(({ id }) => id);
  const pairs = ids.flatMap((one, n) => ids.slice(n + 1).map((other) => [one, other] as const))
    .filter(() => Math.random() < 0.6);
  for (const [one, other] of pairs) {
    await t.sql`insert into blocks (blocker_id, blocked_id, created_at) values (${one}, ${other}, now())`;
  }
  const isHidden = (one: string, other: string) =>
    pairs.some((pair) => pair.includes(one) && pair.includes(other) && one !== other);
  const shown = await Promise.all(people.map((who) => leaders("all-time", who, "?limit=2")));
  expect(shown.map((rows) => rows.map(([id]) => id))).toEqual(
    ids.map((viewer) => ids.filter((id) => !isHidden(viewer, id)).slice(0, 2)),
  );
});

test("says a member's own rank among those they see, and none where they are not shown", async () => {
  const own = async (who: TestMember, period = "weekly") =>
    await (await who.get(`/api/leaderboard/${period}/own`)).json() as unknown;
  await bookmark(ada, 3);
  await bookmark(bob, 2);
  const third = await member(t);
  await bookmark(third, 1);
  expect(await own(third)).toEqual({ rank: 3, xp: 2, isShown: true });
  expect(await own(ada, "all-time")).toEqual({ rank: 1, xp: 6, isShown: true });
  expect(await own(await member(t))).toEqual({ rank: null, xp: 0, isShown: true });
  await third.post(`/api/users/${ada.id}/block`);
  expect(await own(third)).toMatchObject({ rank: 2 });
  await t.sql`update members set is_ranked = false where id = ${bob.id}`;
  expect(await own(bob)).toEqual({ rank: null, xp: 4, isShown: false });
  expect(await own(third)).toMatchObject({ rank: 1 });
  // Below the bar nobody is counted.
  await t.sql`update xp_standings set step = null where member_id = ${third.id}`;
  expect(await own(third)).toEqual({ rank: null, xp: 2, isShown: true });
});

test("ranks equal XP in one order, so that no two members have one rank", async () => {
  await bookmark(ada, 1);
  await bookmark(bob, 1);
  const order = (await leaders("weekly")).map(([id]) => id);
  for (const [place, id] of order.entries()) {
    const who = id === ada.id ? ada : bob;
    expect(await (await who.get("/api/leaderboard/weekly/own")).json()).toMatchObject({ rank: place + 1 });
  }
});

test("refuses an unknown period, a wrong limit and signed-out callers", async () => {
  expect((await reader.get("/api/leaderboard/monthly")).status).toBe(400);
  expect((await reader.get("/api/leaderboard/weekly?limit=0")).status).toBe(400);
  expect((await t.get("/api/leaderboard/weekly")).status).toBe(401);
});

test("deletes past days and weeks a day later, and keeps the current ones and all time", async () => {
  const at = async (date: string) => {
    t.clock.set(new Date(date));
    await bookmark(ada, 1);
  };
  for (const day of ["08", "15", "16", "17"]) await at(`2026-11-${day}T23:00:00Z`);
  const kept = async () => {
    await pruneStandings(t.deps);
    const rows = await t.sql<{ period: string; starts: string }[]>`
      select period, starts_on::text as starts
      from xp_standings
      where member_id = ${ada.id} and period <> 'all-time'
      order by period, starts_on`;
    return rows.map(({ period, starts }) => `${period} ${starts}`);
  };
  t.clock.set(new Date("2026-11-16T23:00:00Z"));
  // Sunday the 15th was yesterday, in the week of the 9th.
  expect(await kept()).toEqual([
    "daily 2026-11-15",
    "daily 2026-11-16",
    "daily 2026-11-17",
    "weekly 2026-11-09",
    "weekly 2026-11-16",
  ]);
  t.clock.set(new Date("2026-11-17T23:00:00Z"));
  expect(await kept()).toEqual(["daily 2026-11-16", "daily 2026-11-17", "weekly 2026-11-16"]);
  expect(await leaders("weekly")).toEqual([[ada.id, 6]]);
  expect(await leaders("all-time")).toEqual([[ada.id, 10]]);
});
