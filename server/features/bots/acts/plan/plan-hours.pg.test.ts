import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../../../db/open-database.ts";
import { createTestApp } from "../../../../testing/create-test-app.ts";
import { systemCtx } from "../../../../testing/ctx-of.ts";
import { stillBot } from "../../../../testing/scenes/still-bot.ts";
import { drawActs, planHours, type Rhythm } from "./plan-hours.ts";

const t = await createTestApp();
const plan = () => planHours(systemCtx(t.deps));
beforeEach(async () => {
  t.clock.set(new Date("2026-03-04T09:00:00Z"));
  await t.sql`delete from bot_users`;
  await t.sql`update bot_switch set is_on = true`;
});

const busy = { commentFrequency: 20, likeFrequency: 10 };

interface Stored {
  readonly member_id: string;
  readonly starts_at: Date;
  readonly seed: number;
}

const hours = async () => [
  ...await t.sql<Stored[]>`select * from bot_hours order by starts_at, member_id`,
];
const actsOf = async (memberId: string) => [
  ...await t.sql<{ id: string; kind: string; dueAt: Date }[]>`
    select id, kind, due_at as "dueAt" from bot_acts where member_id = ${memberId} order by due_at, id`,
];

function rhythm(memberId: string): Rhythm {
  return {
    memberId,
    hours: { from: "00:00:00", until: "00:00:00" },
    postFrequency: 0,
    commentFrequency: busy.commentFrequency,
    likeFrequency: busy.likeFrequency,
    writesTexts: true,
    drawsImages: false,
  };
}

test("draws an hour once, however often it is planned, from its seed", async () => {
  const ada = await stillBot(t, busy);
  await plan();
  const [hour] = await hours();
  const acts = await actsOf(ada.id);
  expect(acts.length).toBeGreaterThan(5);
  expect(acts).toEqual(drawActs(rhythm(ada.id), hour!.starts_at, hour!.seed));
  t.clock.advance(20 * 60_000);
  await plan();
  expect(await hours()).toEqual([hour]);
  expect(await actsOf(ada.id)).toEqual(acts);
});

test("draws only the rest of an hour that is first seen late, and no earlier hours", async () => {
  const ada = await stillBot(t, busy);
  t.clock.set(new Date("2026-03-04T15:40:00Z"));
  await plan();
  const [hour, ...others] = await hours();
  expect(others).toEqual([]);
  const acts = await actsOf(ada.id);
  const whole = drawActs(rhythm(ada.id), hour!.starts_at, hour!.seed);
  expect(acts).toEqual(whole.filter(({ dueAt }) => dueAt >= t.clock.now()));
});

test("draws the next hour five minutes before it begins", async () => {
  await stillBot(t, busy);
  t.clock.set(new Date("2026-03-04T09:54:59Z"));
  await plan();
  expect(await hours()).toHaveLength(1);
  t.clock.set(new Date("2026-03-04T09:55:00Z"));
  await plan();
  expect((await hours()).map(({ starts_at }) => starts_at.toISOString().slice(11, 16))).toEqual([
    "09:00",
    "10:00",
  ]);
});

test("draws nothing for a deactivated bot, and nothing at all while bots are switched off", async () => {
  await stillBot(t, { ...busy, isActive: false });
  await plan();
  expect(await hours()).toEqual([]);
  await stillBot(t, busy);
  await t.sql`update bot_switch set is_on = false`;
  await plan();
  expect(await hours()).toEqual([]);
});

test("draws each hour once when twenty plans run at once in two processes", async () => {
  const bots = await Promise.all(Array.from({ length: 8 }, () => stillBot(t, busy)));
  const other = openDatabase(t.config.databaseUrl);
  try {
    const ctx = systemCtx(t.deps);
    const theirs = { ...ctx, db: other, sql: other.sql };
    await Promise.all(Array.from({ length: 20 }, (_, n) => planHours(n % 2 ? ctx : theirs)));
  } finally {
    await other.close();
  }
  const drawn = await hours();
  expect(drawn).toHaveLength(8);
  for (const { id } of bots) {
    const { starts_at, seed } = drawn.find(({ member_id }) => member_id === id)!;
    expect(await actsOf(id)).toEqual(drawActs(rhythm(id), starts_at, seed));
  }
});
