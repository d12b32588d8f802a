import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { installQueue } from "../../jobs/install-queue.ts";
import { describeCatalog } from "../../testing/describe-catalog.ts";
import { blankDatabase, testDatabase } from "../../testing/test-database.ts";
import { migrate, readMigrations } from "../migrate.ts";
import type { Sql } from "../open-database.ts";
import { commitBefore } from "./take-over.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const hasHistory = spawnSync("git", ["cat-file", "-e", commitBefore], { cwd: root }).status === 0;
if (!hasHistory) console.log(`Skipped: this tree has no history, so no ${commitBefore} to take over from.`);
const folder = await mkdtemp(join(tmpdir(), "glimmer-test-before-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const before = {
  migrations: pathToFileURL(join(folder, "server/db/migrations/")),
  functions: pathToFileURL(join(folder, "server/db/functions/")),
};
if (hasHistory) {
  const archive = execFileSync("git", ["archive", commitBefore, "server/db"], { cwd: root, maxBuffer: 1e9 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
}

/** A database as the version before the baseline left it, with a few rows of each kind. */
async function databaseOfBefore() {
  const db = await blankDatabase();
  await migrate(db.url, before);
  await installQueue(db.url, pino({ level: "silent" }));
  await db.sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    select md5(n::text)::uuid, n || '@example.org', 'm' || n, 'Member', '', now(), '1', '1', now()
    from generate_series(1, 20) as n`;
  await db.sql`
    insert into posts (id, author_id, content, moderation_level, created_at, search_tokens)
    select gen_random_uuid(), id, 'A good thing', 'top', now(), 'good thing'
    from members
    where username like 'm%'`;
  await db.sql`
    insert into comments (id, post_id, author_id, content, moderation_level, created_at)
    select gen_random_uuid(), id, author_id, 'Yes', 'top', now()
    from posts`;
  await db.sql`
    select xp_move('gift:' || id, xp_account('minted'), id, 7, 'like', null, now())
    from members
    where username like 'm%'`;
  // The first start of before does it.
  await db.sql`delete from administrators_to_keep`;
  return db;
}

/** How many rows each table has that stays, and what the ledger sums to. */
async function countRows(sql: Sql): Promise<Record<string, number>> {
  const [row] = await sql<{ counts: Record<string, number> }[]>`
    select jsonb_object_agg(
      name,
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', name), true, true, '')))[1]::text::bigint
    ) || jsonb_build_object('the ledger', (select coalesce(sum(amount), 0) from xp_entries)) as counts
    from (
      select relname as name
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^schema_'
    ) as tables`;
  return row?.counts ?? {};
}

describe.skipIf(!hasHistory)("a database from before the baseline", () => {
  test("is taken over once, with every row, and then has what a new one has", async () => {
    const { sql, url } = await databaseOfBefore();
    const counts = await countRows(sql);
    expect(await migrate(url)).toContain("0224_triggers.sql");
    expect(await migrate(url)).toEqual([]);
    const now = await countRows(sql);
    // What the baseline did not have begins empty.
    expect(now).toEqual(Object.fromEntries(Object.keys(now).map((name) => [name, counts[name] ?? 0])));
    expect(now).toMatchObject({ members: 21, posts: 20, comments: 20, xp_transfers: 20, "the ledger": 0 });
    expect(await describeCatalog(sql)).toEqual(await describeCatalog((await testDatabase()).sql));
    const files = await readMigrations();
    expect((await sql`select name from schema_migrations order by name`).map(({ name }) => name as string))
      .toEqual(files.map(({ name }) => name));
  });

  test("is refused by its own version once it was taken over, as newer", async () => {
    const { url } = await databaseOfBefore();
    await migrate(url);
    await expect(migrate(url, before)).rejects.toThrow(
      /newer than this release: it has the migration 0200_.*newest one here is 0133_/,
    );
  });

  test("is refused when it is older, and stays as it was", async () => {
    const { sql, url } = await blankDatabase();
    const files = await readMigrations(before.migrations);
    await migrate(url, { ...before, through: files.slice(0, -1) });
    const catalog = await describeCatalog(sql);
    await expect(migrate(url)).rejects.toThrow(
      `its last migration is ${files.at(-2)?.name}. Use the version of commit ${commitBefore}`,
    );
    expect(await describeCatalog(sql)).toEqual(catalog);
  });

  test("is refused while another process works on it, until that ends", async () => {
    const { url, processLock } = await databaseOfBefore();
    const id = await processLock.id();
    await expect(migrate(url)).rejects.toThrow(/^Another process works on the database/);
    await processLock.giveUp(id);
    await expect.poll(() => migrate(url).catch(() => [])).toContain("0224_triggers.sql");
  });

  test.each([
    ["a post whose comments are not counted", "update posts set comments_top = null"],
    [
      "a member's XP history that is not made",
      "insert into xp_history_to_fill (above) values ('00000000-0000-0000-0000-000000000000')",
    ],
    [
      "a report from before there were cases",
      `insert into moderation_reports (id, reporter_id, subject_kind, subject_id, content, reason, description, created_at)
       select id, id, 'member', id, '', 'spam', '', now() from members where username = 'm1'`,
    ],
  ])("is refused with %s", async (_, statement) => {
    const { sql, url } = await databaseOfBefore();
    await sql.unsafe(statement);
    await expect(migrate(url)).rejects.toThrow(/^The database still has .* Use the version of commit/);
  });

  test("is refused as a backup, by the same sentence", async () => {
    const { url } = await blankDatabase();
    const through = await readMigrations(before.migrations);
    await expect(migrate(url, { through })).rejects.toThrow(`Use the version of commit ${commitBefore}`);
  });
});
