// A release with tables of more than 10 MB, from its nightly backup to a restored machine.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { openDatabase, type Sql } from "../../../server/db/open-database.ts";
import { findEmbeddedDatabase } from "../../operate/doctor/database/find-embedded-database.ts";
import type { Launched } from "../../prove/testing/start-launcher.ts";
import { joinAs } from "./testing/members.ts";
import { placeOfData } from "../../prove/testing/place-of-data.ts";
import { layOutRelease } from "./testing/lay-out-release.ts";

/** Rows of half a kilobyte each. */
const rows = 60_000;
const limitMs = 600_000;

const release = layOutRelease();
const folder = await mkdtemp(join(placeOfData, "glimmer-of-release-"));
await chmod(folder, 0o755);
const [data, restored, backups] = ["data", "restored", "backups"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
let launched: Launched | null = null;

afterEach(stop);
afterAll(async () => {
  release.remove();
  await rm(folder, { recursive: true, force: true });
});

async function stop(): Promise<void> {
  launched?.child.kill("SIGTERM");
  await launched?.ended;
  launched = null;
}

async function start(dataDir: string, env: Record<string, string> = {}): Promise<Launched> {
  launched = release.start({ DATA_DIR: dataDir, ...env });
  await launched.ready();
  return launched;
}

async function inDatabase<T>(dataDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { url } = await findEmbeddedDatabase(dataDir);
  const database = openDatabase(url ?? "", { maxConnections: 1, deadlineMs: limitMs });
  try {
    return await work(database.sql);
  } finally {
    await database.close();
  }
}

const sizes = (sql: Sql) =>
  sql`
    select
      (select count(*)::integer from audit_log where action = 'gift') as rows,
      (select count(*)::integer from backup_runs where failed_at is not null) as failures`;

test(
  "the nightly backup of a release is made and rehearsed, and a restored release shows none of its failures",
  async () => {
    const first = await start(data);
    expect(first.output()).toContain("Join there to make your account.");
    await joinAs(await first.ready(), "robin");
    await inDatabase(data, async (sql) => {
      await sql`
      insert into audit_log (id, action, actor_id, actor_username, target_id, target_username, reason, created_at)
      select gen_random_uuid(), 'gift', gen_random_uuid(), 'ada', gen_random_uuid(), 'bob',
        (select string_agg(md5(n::text || part::text), '') from generate_series(1, 14) as part), now()
      from generate_series(1, ${rows}::integer) as n`;
      await sql`
      insert into backup_runs (kind, process, place, started_at, failed_at, failure)
      select kind, 1, ${backups}, now() - interval '2 days', now() - interval '2 days', 'The disk is full'
      from (values ('backup'), ('rehearsal')) as kinds (kind)`;
      const [table] = await sql<{ bytes: number }[]>`select pg_table_size('audit_log')::integer as bytes`;
      expect(table?.bytes).toBeGreaterThan(20_000_000);
    });
    await stop();

    const night = await start(data, { BACKUP_TO: backups });
    expect(night.output()).not.toMatch(/Join there|--demo/);
    await night.says('"msg":"backed up"');
    await night.says("the ledger sums to zero, counters are right");
    expect(await inDatabase(data, sizes)).toEqual([{ rows, failures: 2 }]);
    const settings = { DATA_DIR: data, PORT: "0", BACKUP_TO: backups };
    const doctor = await release.run(["doctor", "--json"], settings).ended;
    const { findings } = JSON.parse(doctor.output) as { findings: { check: string; verdict: string }[] };
    expect(findings.filter(({ verdict }) => verdict === "fix")).toEqual([]);
    expect(findings).toContainEqual(expect.objectContaining({ check: "backup", verdict: "ok" }));
    await stop();

    const { output, code } = await release.run(["restore", backups], { DATA_DIR: restored }).ended;
    expect([code, output]).toEqual([0, expect.stringContaining("Restored: ")]);
    await start(restored);
    expect(await inDatabase(restored, sizes)).toEqual([{ rows, failures: 0 }]);
  },
  limitMs,
);
