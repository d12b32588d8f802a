import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type Sql } from "../../../server/db/open-database.ts";
import { blankDatabase } from "../../../server/testing/test-database.ts";
import { fillTables } from "./testing/fill-tables.ts";
import { newMigrations } from "./testing/new-migrations.ts";
import { previousCommit, unpackRelease } from "./testing/previous-release.ts";

/** Entries of the ledger, the largest table. The issue's size is ten million. */
const entries = Number(process.env.GLIMMER_ROWS ?? 300_000);
const root = dirname(dirname(dirname(import.meta.dirname)));
const commit = await previousCommit(root);
if (!commit) console.log("Skipped: this tree has no history, so there is no earlier schema.");
const previous = commit ? await unpackRelease(root, commit) : "";
const next = await newMigrations();
afterAll(next.remove);
afterAll(() => previous && rm(previous, { recursive: true, force: true }));

const acts: Readonly<Record<string, (sql: Sql, n: number) => Promise<unknown>>> = {
  "reads the feed": (sql) => sql`select id, content from posts order by id desc limit 20`,
  "reads a member": (sql, n) => sql`select xp from members where username = ${`member_${n}`}`,
  "reads a history": (sql, n) =>
    sql`
      select *
      from xp_entries
      where account_id = md5(${n}::integer::text)::uuid
        and account_id > '00000000-0000-0000-0000-000000000004'
      order by transfer_id desc
      limit 20`,
  "reads a leaderboard": (sql) =>
    sql`
      select member_id
      from xp_standings
      where period = 'all-time' and step is not null
      order by step desc, xp desc
      limit 20`,
  "counts a like": (sql, n) =>
    sql`update posts set likes_count = likes_count + 1 where id = (select id from posts order by id limit 1 offset ${n})`,
  "pays XP": (sql, n) =>
    sql`select xp_move(
      ${`probe:${crypto.randomUUID()}`}, xp_account('minted'), md5(${n}::integer::text)::uuid, 1, 'like', null, now()
    )`,
};

test.skipIf(!commit)(
  "no reader or writer waits over a second for a lock while the new migrations run on a large database",
  async () => {
    const blank = await blankDatabase();
    const release = await import(join(previous, "server/db/migrate.ts")) as { migrate: typeof migrate };
    await release.migrate(blank.url);
    const filledAt = performance.now();
    await fillTables(blank.url, entries);
    console.log(`filled ${entries} entries in ${seconds(filledAt)} s`);
    const db = openDatabase(blank.url, { maxConnections: 12, deadlineMs: 120_000 });
    const slowest: Record<string, number> = {};
    let longestWaitMs = 0;
    let phase = "before";
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const [row] = await blank.sql<{ ms: number }[]>`
          select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::integer as ms
          from pg_locks
          where not granted
            and locktype = 'relation'
            and database = (select oid from pg_database where datname = current_database())
            and mode in ('AccessShareLock', 'RowShareLock', 'RowExclusiveLock')`;
        longestWaitMs = Math.max(longestWaitMs, row?.ms ?? 0);
        await wait(10);
      }
    })();
    const probing = Object.entries(acts).map(async ([name, act]) => {
      for (let n = 1; !isOver; n = n % 1000 + 1) {
        const askedAt = performance.now();
        await act(db.sql, n);
        const key = `${phase}: ${name}`;
        slowest[key] = Math.max(slowest[key] ?? 0, Math.round(performance.now() - askedAt));
        await wait(10);
      }
    });
    await wait(5_000);
    phase = "while migrating";
    const startedAt = performance.now();
    const waits: object[] = [];
    const applied = await migrate(blank.url, {
      ...next,
      onWait: (waiting) => waits.push(waiting),
    });
    const took = seconds(startedAt);
    isOver = true;
    await Promise.all([watching, ...probing]);
    await db.close();
    console.log(
      `${applied.filter((name) => /^\d{4}_/.test(name)).join(", ") || "no migration"} took ${took} s`,
    );
    console.log({ longestWaitMs, slowestMs: slowest, waits });
    expect(longestWaitMs).toBeLessThan(1_000);
  },
  60 * 60_000,
);

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
