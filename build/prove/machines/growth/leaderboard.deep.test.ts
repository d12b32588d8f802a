import { afterAll, expect, test } from "vitest";
import { explainedSql } from "../../../../server/testing/growth/explained-sql.ts";
import { openDatabase, type Sql } from "../../../../server/db/open-database.ts";
import {
  raiseLeaderBar,
  selectLeaders,
} from "../../../../server/features/xp/leaderboard/leaderboard-queries.ts";
import { testDatabase } from "../../../../server/testing/test-database.ts";
import { machineLoad } from "../testing/machine-load.ts";

/** Members who earned something in the period. The full size is ten million. */
const members = Number(process.env.GLIMMER_ROWS ?? 300_000);
const most = 3_000_000;
/** As many as a minute of a community brings above it: 2,500. */
const bar = Math.round(most / Math.sqrt(2_510));
const period = { period: "all-time", startsOn: "1970-01-01" };

const { url } = await testDatabase();
const db = openDatabase(url, { maxConnections: 2, deadlineMs: 10 * 60_000 });
afterAll(() => db.close());

/**
 * Fills standings, and members for the leaders alone, since a leaderboard reads no others; some of
 * them are bots or have opted out. XP falls steeply from the first on, as in a community.
 */
async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at,
      is_bot, is_ranked
    )
    select
      md5(n::text)::uuid, n || '@example.org', 'member_' || n, 'Member ' || n, '', now(), '1', '1', now(), n % 10 = 0, n % 11 <> 0
    from generate_series(1, 20000) as n`;
  await sql.unsafe(`
    begin;
    alter table xp_standings drop constraint xp_standings_member_id_fkey, drop constraint xp_standings_pkey;
    drop index xp_standings_by_member, xp_standings_by_step;
    insert into xp_leader_bars (period, starts_on, xp) values ('${period.period}', '${period.startsOn}', ${bar});
    insert into xp_standings (period, starts_on, member_id, xp, step)
    select '${period.period}', '${period.startsOn}', md5(n::text)::uuid, xp, case when xp >= ${bar} then xp / 32 end
    from generate_series(1, ${members}) as n
    cross join lateral (select (${most} / sqrt(n + 10))::integer + n % 7 as xp) as earned;
    alter table xp_standings add primary key (period, starts_on, member_id);
    create index xp_standings_by_member on xp_standings (member_id);
    create index xp_standings_by_step on xp_standings (period, starts_on, step desc) where step is not null;
    commit`);
  await sql.unsafe("vacuum (analyze) xp_standings");
  await sql.unsafe("vacuum (analyze) members");
}

const leaders = (limit: number) => selectLeaders(db.sql, { ...period, today: "2026-11-27", limit });

/** Pages of a table and its indexes that statements asked for so far. */
async function pagesRead(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const [row] = await db.sql<{ pages: number }[]>`
    select sum(heap_blks_read + heap_blks_hit + idx_blks_read + idx_blks_hit)::float8 as pages
    from pg_statio_user_tables
    where relname in ('xp_standings', 'members')`;
  return row?.pages ?? 0;
}

async function measured<T>(work: () => Promise<T>) {
  const before = await pagesRead();
  const startedAt = performance.now();
  const result = await work();
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  return { result, ms, pages: await pagesRead() - before };
}

test(`a leaderboard of ${members.toLocaleString("en")} members reads its first rows and no more`, async () => {
  const filledAt = performance.now();
  await fill(db.sql);
  console.log(`filled ${members} standings in ${Math.round((performance.now() - filledAt) / 1000)} s`);
  const raised = await measured(() => raiseLeaderBar(db.sql, period));
  console.log("raises the bar:", raised);
  while (await raiseLeaderBar(db.sql, period));
  console.log("finds nothing to raise:", await measured(() => raiseLeaderBar(db.sql, period)));
  for (const limit of [20, 200, 800, 3200]) {
    await leaders(limit);
    const page = await measured(() => leaders(limit));
    console.log(
      `${limit} leaders:`,
      { rows: page.result.length, ms: page.ms, pages: page.pages },
      machineLoad(),
    );
    // As many as the bar leaves, and those of its next two thousand that are not lowered yet.
    expect(page.result.length).toBeGreaterThanOrEqual(Math.min(limit, 999));
    expect(page.result.length).toBeLessThanOrEqual(Math.min(limit, 2_000));
    expect(page.pages).toBeLessThan(10_000);
  }
  // Nearly all above the bar leave at once, and the members below it are too many to be sorted.
  await db.sql`
    update members
    set is_ranked = false
    where id in (
      select member_id from xp_standings where step is not null order by step desc, xp desc limit (
        select count(*) - 20 from xp_standings where step is not null
      )
    )`;
  const { sql, take } = explainedSql(db.sql);
  const left = await selectLeaders(sql, { ...period, today: "2026-11-27", limit: 100 });
  const [{ buffers, ms } = { buffers: Infinity, ms: Infinity }] = take();
  console.log("of a hundred, when nearly all have left:", { rows: left.length, buffers, ms }, machineLoad());
  expect(left.length).toBeLessThanOrEqual(20);
  expect(buffers).toBeGreaterThan(0);
  expect(buffers).toBeLessThan(20_000);
});
