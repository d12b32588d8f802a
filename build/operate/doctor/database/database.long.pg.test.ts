import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../../server/db/open-database.ts";
import { hasPgBouncer, startPgBouncer } from "../../../../server/testing/servers/pgbouncer.ts";
import { blankDatabase, testDatabase } from "../../../../server/testing/test-database.ts";
import { examinationOf } from "../testing/examination-of.ts";
import { checkClock } from "../machine/check-clock.ts";
import { checkRedis } from "../services/check-redis.ts";
import { judgeRoom } from "./judge-connections.ts";
import { checkDatabase } from "./check-database.ts";

const home = await testDatabase();
const blank = await blankDatabase();

const at = (url: string, rest: Parameters<typeof examinationOf>[1] = {}) =>
  examinationOf({ DATABASE_URL: url }, rest);

async function look(url: string, rest: Parameters<typeof examinationOf>[1] = {}): Promise<string> {
  const findings = [await checkDatabase.run(at(url, rest))].flat();
  return findings.map(({ verdict, says, todo }) => `${verdict}: ${says} ${todo ?? ""}`).join("\n");
}

function urlWith(change: (url: URL) => void): string {
  const url = new URL(home.url);
  change(url);
  return url.href;
}

test("finds nothing to do in a database of this release", async () => {
  const found = await look(home.url);
  expect(found).toMatch(/^ok: PostgreSQL \d+\.\d+ responds/);
  expect(found).toContain("ok: The database can be written.");
  expect(found).toMatch(/^ok: The database is of this release/m);
  expect(found).not.toMatch(/^(warn|fix)/m);
});

test("says that the first start fills an empty database", async () => {
  expect(await look(blank.url)).toContain("ok: The database is empty: the first start fills it.");
});

test("says who made a database read-only, and leaves out what needs writing", async () => {
  const name = new URL(home.url).pathname.slice(1);
  await home.sql.unsafe(`alter database ${name} set default_transaction_read_only = on`);
  try {
    expect(await look(home.url)).toMatch(
      /^fix: .*default_transaction_read_only is on.*reset default_transaction_read_only/m,
    );
  } finally {
    const admin = openDatabase(home.url, { maxConnections: 1 });
    await admin.sql.unsafe("set default_transaction_read_only = off");
    await admin.sql.unsafe(`alter database ${name} reset default_transaction_read_only`);
    await admin.close();
  }
});

describe("migrations", () => {
  test("of a newer release are named, with the way back", async () => {
    await home.sql`insert into schema_migrations (name, checksum) values ('9999_later.sql', '-')`;
    expect(await look(home.url)).toMatch(
      /^fix: The database is newer than this release: .*9999_later\.sql.*Start the release/m,
    );
    await home.sql`delete from schema_migrations where name = '9999_later.sql'`;
  });

  test("that are missing are applied by the next start, which a running one still needs", async () => {
    const running = { launcherPid: process.pid, serverPid: process.pid, address: null };
    const [last] = await home.sql<{ name: string; checksum: string }[]>`
      delete from schema_migrations
      where name = (select max(name collate "C") from schema_migrations)
      returning name, checksum`;
    expect(await look(home.url)).toMatch(
      /^ok: .*1 of \d+ migrations are missing\. The next start applies them/m,
    );
    expect(await look(home.url, { running })).toMatch(
      /^warn: .*1 of \d+ migrations are missing.*start Glimmer again/m,
    );
    await home.sql`insert into schema_migrations (name, checksum) values (${last!.name}, ${last!.checksum})`;
  });
});

test.each<[string, (url: URL) => void, RegExp]>([
  ["the password is wrong", (url) => url.password = "wrong", /^fix: .*Correct user and password/],
  ["there is no such database", (url) => url.pathname = "/nowhere", /^fix: .*createdb nowhere/],
  ["nothing listens", (url) => url.port = "9", /^fix: .*nothing listens there.*systemctl start postgresql/],
])("says what to do when %s", async (_case, change, expected) => {
  expect(await look(urlWith(change))).toMatch(expected);
});

test("never shows the password", async () => {
  const url = urlWith((given) => given.password = "tulips-and-daffodils");
  expect(await look(url)).not.toContain("daffodils");
});

test.skipIf(!hasPgBouncer)("refuses a pooler that pools transactions", async () => {
  const pooler = await startPgBouncer(home.url, { mode: "transaction" });
  expect(await look(pooler.url)).toMatch(/^fix: DATABASE_URL leads to a pooler .*pool_mode = session/m);
});

test.each(
  [
    ["ok", { most: 97, taken: 12 }, false],
    ["warn", { most: 20, taken: 12 }, false],
    ["ok", { most: 20, taken: 12 }, true],
    ["warn", { most: 20, taken: 18 }, true],
  ] as const,
)("judges as %s connections of %o (a server runs: %s)", (verdict, connections, isRunning) => {
  expect(judgeRoom(connections, 15, isRunning).verdict).toBe(verdict);
});

test("compares the clock with the database's", async () => {
  expect(await checkClock.run(at(home.url))).toMatchObject({ verdict: "ok" });
  const slow = () => new Date(Date.now() - 90_000);
  expect(await checkClock.run(at(home.url, { now: slow }))).toMatchObject({
    verdict: "fix",
    says: expect.stringContaining("s behind the database"),
  });
});

test("asks for Redis when two server processes use the database", async () => {
  const running = { launcherPid: process.pid, serverPid: process.pid, address: null };
  expect(await checkRedis.run(at(home.url, { running }))).toMatchObject({ verdict: "skipped" });
  const other = openDatabase(home.url);
  await Promise.all([home.processLock.id(), other.processLock.id()]);
  expect(await checkRedis.run(at(home.url, { running }))).toMatchObject({ verdict: "warn" });
  await other.close();
});
