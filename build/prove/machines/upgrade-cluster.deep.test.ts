import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase, type Sql } from "../../../server/db/open-database.ts";
import { installQueue } from "../../../server/jobs/install-queue.ts";
import { blockOf } from "../pages/testing/blocks-of-page.ts";
import { prepareFormerPostgres } from "../../start/install/former-postgres.mjs";
import { installPackages } from "../../start/install/install-packages.mjs";
import { findPlace } from "../../start/postgres/cluster-location.ts";
import { formatDatabaseUrl, majorVersion, openCluster } from "../../start/postgres/cluster.ts";
import { findPostgresAccount } from "../../start/postgres/find-postgres-account.ts";
import { findBinaries } from "../../start/postgres/postgres-binaries.ts";
import { startOnFreePort } from "../../start/postgres/postgres-server.ts";
import { placeOfData } from "../testing/place-of-data.ts";
import { layOutRelease } from "../../start/release/testing/lay-out-release.ts";
import { stopLeftover } from "../../start/postgres/stop-leftover.ts";
import { findFormerData, getUpgradedData } from "../../start/postgres/swap-data.ts";
import { findFormerBinaries } from "../../operate/upgrade/find-former-binaries.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const members = Number(process.env.GLIMMER_UPGRADE_MEMBERS ?? 20_000);
const postsOfMember = 20;
const account = await findPostgresAccount();
const dataDir = await mkdtemp(join(placeOfData, "glimmer-upgrade-"));
await chmod(dataDir, 0o711);
let before: object;

beforeAll(async () => {
  await installPackages({
    folder: prepareFormerPostgres(root),
    packages: "production",
    signal: AbortSignal.timeout(300_000),
  });
  await withDatabase("17", async (sql, url) => {
    await migrate(url);
    await installQueue(url, pino({ level: "silent" }));
    await fill(sql);
    before = await contents(sql);
  });
}, 15 * 60_000);
afterAll(async () => {
  await stopLeftover(join(dataDir, "postgres"));
  await stopLeftover(getUpgradedData(dataDir));
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens the data as a start of a release of that major version does. */
async function withDatabase<T>(major: string, work: (sql: Sql, url: string) => Promise<T>): Promise<T> {
  const binaries = major === majorVersion ? await findBinaries() : await findFormerBinaries(root, undefined);
  const cluster = await openCluster(await findPlace(dataDir, binaries, account), account, major);
  await stopLeftover(cluster.data);
  const server = await startOnFreePort(cluster);
  const url = formatDatabaseUrl(cluster, server.port);
  const database = openDatabase(url, { deadlineMs: 600_000 });
  try {
    return await work(database.sql, url);
  } finally {
    await database.close();
    await server.stop();
  }
}

async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    select md5(n::text)::uuid, n || '@example.org', 'member_' || n, E'Ünï\\t' || n, '', now(), '1', '1', now()
    from generate_series(1, ${members}::integer) as n`;
  await sql`
    insert into posts (id, author_id, content, moderation_level, created_at)
    select gen_random_uuid(), md5(n::text)::uuid, E'A post\\nof lines \\\\ and 🌱 ' || repeat(md5(p::text), 8), 'top', now()
    from generate_series(1, ${members}::integer) as n, generate_series(1, ${postsOfMember}) as p`;
}

/** Rows of tables, and what a restart would notice: schema, sequences, jobs. */
async function contents(sql: Sql): Promise<object> {
  const [row] = await sql`
    select
      (select count(*)::integer from posts) as posts,
      (select md5(string_agg(md5(p::text), '' order by id)) from posts p) as "ofPosts",
      (select md5(string_agg(md5(m::text), '' order by id)) from members m) as "ofMembers",
      (select count(*)::integer from schema_migrations) as migrations,
      (select count(*)::integer from pg_indexes where schemaname = 'public') as indexes,
      (select jsonb_agg(last_value order by schemaname, sequencename) from pg_sequences) as sequences`;
  return row ?? {};
}

/** As an operator types it. */
async function inShell(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)("sh", ["-euc", command], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  });
  return stdout;
}

async function upgrade(step: string): Promise<string> {
  const program = fileURLToPath(new URL("testing/upgrade-until.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, dataDir, step]);
  return stdout;
}

test.each(["begun", "made", "started", "copied", "marked", "old data moved"])(
  "a PostgreSQL 17 still serves its data after the upgrade was killed when %s",
  async (step) => {
    await expect(upgrade(step)).rejects.toMatchObject({ signal: "SIGKILL" });
    expect(await withDatabase("17", contents)).toEqual(before);
  },
);

test("an upgrade that was killed between its two renames is ended by the next start", async () => {
  await expect(upgrade("old data moved")).rejects.toMatchObject({ signal: "SIGKILL" });
  expect(await withDatabase("18", contents)).toEqual(before);
  expect(await findFormerData(dataDir)).toEqual([join(dataDir, "postgres-17")]);
});

test("a release, which runs on Deno, brings the data over with the PostgreSQL of the former one", async () => {
  await inShell(blockOf("build/docs/upgrading.md", "sh", "mv "));
  await rm(join(dataDir, "postgres-18"), { recursive: true });
  const release = layOutRelease();
  const command = blockOf("build/docs/upgrading.md", "sh", "database upgrade --from")
    .replace("/opt/glimmer/glimmer", join(release.folder, "glimmer"))
    .replace("/opt/glimmer-0.2.0-linux-x64", join(root, "node_modules", ".former-postgres"));
  const startedAt = performance.now();
  expect(await inShell(command)).toMatch(/Copied and compared \d+ rows of \d+ tables\./);
  console.log(`a release upgraded it in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  release.remove();
  expect(await withDatabase("18", contents)).toEqual(before);
});

test("the old data is kept, goes back by hand, comes over again, and is removed", async () => {
  await inShell(blockOf("build/docs/upgrading.md", "sh", "mv "));
  await expect(withDatabase("18", contents)).rejects.toThrow(
    /made by PostgreSQL 17; this release runs 18. Bring it over, which keeps the old one: npm run database -- upgrade/,
  );
  expect(await withDatabase("17", contents)).toEqual(before);
  await rm(join(dataDir, "postgres-18"), { recursive: true });
  const startedAt = performance.now();
  expect(await inShell("npm run database -- upgrade"))
    .toMatch(/Copied and compared \d+ rows of \d+ tables\.\nThe old data is kept in .*postgres-17/);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`upgraded ${members} members and ${members * postsOfMember} posts in ${seconds.toFixed(1)} s`);
  await withDatabase("18", async (sql, url) => {
    expect(await contents(sql)).toEqual(before);
    // The start of the release does the same.
    await migrate(url);
    expect(await sql`select from schema_functions limit 1`).toHaveLength(1);
  });
  expect(await inShell("npm run database -- upgrade")).toContain("of PostgreSQL 18 already");
  expect(await inShell("npm run database -- remove-former")).toContain("Removed");
  expect(await findFormerData(dataDir)).toEqual([]);
});
