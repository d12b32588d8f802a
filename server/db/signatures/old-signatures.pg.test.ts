import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { blankDatabase, testDatabase } from "../../testing/test-database.ts";
import { migrate, readMigrations } from "../migrate.ts";

// A database from before there were steps, with standings, to which the previous release's
// functions and this release's came: processes of the previous release still run for a while.
const db = await blankDatabase();
const { sql } = db;
const migrations = await readMigrations();
const before = migrations.findIndex(({ name }) => name.includes("leader_steps"));
await migrate(db.url, { through: migrations.slice(0, before) });
await fillStandings();
await migrate(db.url, { functions: new URL("./previous-release/", import.meta.url) });
await migrate(db.url);

const text = await readFile(new URL("./old-signatures.sql", import.meta.url), "utf8");
const signatures = [...text.matchAll(/^drop function if exists (\w+\([^)]*\));$/gm)]
  .map(([, signature = ""]) => signature.replaceAll(/\s+/g, " "));

/** 2,500 members with 1 to 2,500 XP of all time, and five of today. */
async function fillStandings(): Promise<void> {
  await sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    select md5(n::text)::uuid, n || '@example.org', 'm' || n, 'Member', '', now(), '1', '1', now()
    from generate_series(1, 2500) as n`;
  await sql`
    insert into xp_standings (period, starts_on, member_id, xp)
    select 'all-time', '1970-01-01'::date, md5(n::text)::uuid, n
    from generate_series(1, 2500) as n
    union all
    select 'daily', (now() at time zone 'UTC')::date, md5(n::text)::uuid, n
    from generate_series(1, 5) as n`;
}

async function known(url: typeof sql): Promise<string[]> {
  const rows = await url<{ signature: string }[]>`
    select signature
    from unnest(${signatures}::text[]) as signature
    where to_regprocedure(signature) is not null`;
  return rows.map(({ signature }) => signature);
}

test("a new database has none of them", async () => {
  expect(signatures).toHaveLength(text.match(/^drop /gm)?.length ?? 0);
  expect(await known((await testDatabase()).sql)).toEqual([]);
});

test("leaders of a period that began before there were steps have theirs after the update", async () => {
  const [row] = await sql`
    select
      (select xp from xp_leader_bars where period = 'all-time') as bar,
      count(*) filter (where period = 'all-time' and step = xp / 32)::integer as leaders,
      count(*) filter (where period = 'daily' and step = xp / 32)::integer as today,
      count(step)::integer as steps
    from xp_standings`;
  expect(row).toEqual({ bar: 1502, leaders: 999, today: 5, steps: 1004 });
});

test("a job of the previous release finds nothing left to do", async () => {
  const [row] = await sql`select fill_leader_steps('all-time', '1970-01-01') as more`;
  expect(row).toEqual({ more: false });
});

test("the previous release lists members by their cases as this one does", async () => {
  await sql`
    insert into cases (id, kind, subject_id, member_id, sources, snapshot, opened_at)
    select gen_random_uuid(), 'member', gen_random_uuid(), md5(n::text)::uuid, '{report}', '{}', now()
    from unnest(array[7, 7, 9]) as n`;
  const [row] = await sql`
    select
      array(select id from members_by_cases(null, null, 4, 0)) as before,
      array(select id from find_members_for_desk('{"sort": "cases", "limit": 4, "offset": 0}', now())) as now`;
  expect(row?.now).toEqual(row?.before);
});

test("are gone once a migration has dropped them", async () => {
  expect(await known(sql)).not.toEqual([]);
  await sql.unsafe(text);
  expect(await known(sql)).toEqual([]);
});
