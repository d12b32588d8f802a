import { expect, test } from "vitest";
import type { Leader } from "#shared/xp/leaderboard-contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { crowd } from "../../../testing/crowd.ts";
import { systemCtx } from "../../../testing/ctx-of.ts";
import { raiseLeaderBars } from "./raise-leader-bars.ts";

const t = await createTestApp();
const people = await crowd(t, 2_600);
const reader = people[0];

/** Gives XP to each, as a like would: an amount by their place among all. */
async function earn(amountOf: (place: number) => number): Promise<void> {
  const [actors, amounts] = [people.map(({ id }) => id), people.map((_, place) => amountOf(place))];
  await t.sql`
    with line as (
      select xp_transfer_id(${t.clock.now()}) as id, actor, amount
      from unnest(${actors}::uuid[], ${amounts}::integer[]) as earned (actor, amount)
      where amount > 0
    ), transfers as (
      insert into xp_transfers (id, idempotency_key, reason, created_at)
      select id, id, 'like', ${t.clock.now()} from line
    )
    insert into xp_entries (transfer_id, account_id, amount)
    select id, xp_account('minted'), -amount from line
    union all
    select id, actor, amount from line`;
}

async function expectExactLeaders(limit: number): Promise<void> {
  const response = await reader?.get(`/api/leaderboard/daily?limit=${limit}`);
  const shown = await response?.json() as Leader[];
  const rows = await t.sql<{ id: string; xp: number }[]>`
    select member_id as id, xp
    from xp_standings
    where period = 'daily'
    order by xp desc, member_id
    limit ${limit}`;
  expect(shown.map(({ id, xp }) => ({ id, xp }))).toEqual(rows.map((row) => ({ ...row })));
}

const withSteps = async () =>
  (await t.sql`select from xp_standings where period = 'daily' and step is not null`).count;

test("ranks exactly while the bar rises, and keeps a step for about a thousand of all who earned something", async () => {
  await earn((place) => 1 + place % 500);
  await expectExactLeaders(100);
  expect(await withSteps()).toBe(2_600);
  await raiseLeaderBars(systemCtx(t.deps));
  expect(await withSteps()).toBeLessThanOrEqual(1_600);
  await expectExactLeaders(100);
  // Those at the end overtake the others, across the bar.
  await earn((place) => place % 7 * 100);
  await expectExactLeaders(100);
  await raiseLeaderBars(systemCtx(t.deps));
  await expectExactLeaders(100);
});

test("every member at the bar or above has the step of their XP", async () => {
  const faults = await t.sql`
    select s.*
    from xp_standings s
    left join xp_leader_bars bar using (period, starts_on)
    where case when s.xp >= coalesce(bar.xp, 0) then s.step is distinct from s.xp / 32 else s.step <> s.xp / 32 end`;
  expect(faults).toEqual([]);
});

test("shows members below the bar when too few are above it", async () => {
  await t.sql`update members set is_ranked = false where id in (
    select member_id from xp_standings where period = 'daily' and step is not null order by xp desc offset 20
  )`;
  const response = await people[1]?.get("/api/leaderboard/daily?limit=100");
  const shown = await response?.json() as Leader[];
  const rows = await t.sql<{ id: string }[]>`
    select member_id as id
    from xp_standings
    join members on members.id = member_id and is_ranked
    where period = 'daily'
    order by xp_standings.xp desc, member_id
    limit 100`;
  expect(rows).toHaveLength(100);
  expect(shown.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test("leaves a thousand above the bar whom the leaderboard shows, beside those who opted out", async () => {
  await t.sql`update members set is_ranked = (hashtext(id::text) % 3 <> 0)`;
  // As if all had earned so much: quicker than by the ledger.
  await t.sql`
    update xp_standings s
    set xp = 3000 + earned.n, step = (3000 + earned.n) / 32
    from (select member_id as id, row_number() over (order by member_id)::integer as n from xp_standings where period = 'daily') as earned
    where s.period = 'daily' and s.member_id = earned.id`;
  await raiseLeaderBars(systemCtx(t.deps));
  const [row] = await t.sql`
    select count(*) filter (where is_ranked)::integer as shown, count(*) filter (where not is_ranked)::integer as hidden
    from xp_standings s
    join members on members.id = s.member_id
    join xp_leader_bars bar using (period, starts_on)
    where period = 'daily' and s.xp >= bar.xp`;
  expect(row?.["shown"]).toBe(999);
  expect(row?.["hidden"]).toBeGreaterThan(300);
});
