import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { commitBefore } from "../../../server/db/migrate/take-over.ts";
import { openDatabase } from "../../../server/db/open-database.ts";
import { describeCatalog } from "../../../server/testing/describe-catalog.ts";
import { runtimes, startProgram } from "../../../server/testing/servers/start-program.ts";
import { startServer } from "../../../server/testing/servers/start-server.ts";
import type { UpgradeLoadReport } from "../../../server/testing/load/upgrade-load.ts";
import { blankDatabase } from "../../../server/testing/test-database.ts";
import { hasPostgres15 } from "./testing/debian-postgres.ts";
import { hasCommit, unpackRelease } from "./testing/previous-release.ts";
import { startReplicatedPostgres } from "./testing/standby.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const hasHistory = hasCommit(root, commitBefore);
if (!hasHistory) console.log(`Skipped: this tree has no history, so no ${commitBefore} to take over from.`);
const before = hasHistory ? await unpackRelease(root, commitBefore) : "";
const postgres15 = hasHistory && hasPostgres15 ? await startReplicatedPostgres({ standbys: 0 }) : null;
afterAll(async () => {
  await postgres15?.end();
  if (before) await rm(before, { recursive: true, force: true });
});

async function countRows(url: string): Promise<Record<string, number>> {
  const db = openDatabase(url);
  try {
    const [row] = await db.sql<{ counts: Record<string, number> }[]>`
      select jsonb_build_object(
        'members', (select count(*) from members),
        'posts', (select count(*) from posts),
        'likes', (select count(*) from post_likes),
        'comments', (select count(*) from comments),
        'notifications', (select count(*) from notifications),
        'transfers', (select count(*) from xp_transfers),
        'history', (select count(*) from xp_history),
        'sum of the ledger', (select coalesce(sum(amount), 0) from xp_entries)
      ) as counts`;
    return row?.counts ?? {};
  } finally {
    await db.close();
  }
}

async function catalogOf(url: string): Promise<string[]> {
  const db = openDatabase(url);
  try {
    return await describeCatalog(db.sql);
  } finally {
    await db.close();
  }
}

/** Members write at a server of before; the first start of this one takes over, a second is new. */
async function proveTakeover(filled: string, empty: string): Promise<void> {
  const settings = (url: string) => ({ DATABASE_URL: url, LOG_LEVEL: "warn" });
  const former = await startServer({ tree: before, env: settings(filled) });
  const program = pathToFileURL(join(before, "server/testing/load/upgrade-load.ts"));
  const load = startProgram(runtimes[1], program, { DATABASE_URL: filled, SERVER: former.address });
  expect(await load.hear()).toBe("running");
  load.say("stop");
  const report = JSON.parse(await load.hear()) as UpgradeLoadReport;
  expect(report).toMatchObject({ refused: {}, missing: 0 });
  await former.stop();
  const counts = await countRows(filled);
  console.log("taken over:", counts);
  const [now, fresh] = [
    await startServer({ env: settings(filled) }),
    await startServer({ env: settings(empty) }),
  ];
  await Promise.all([now.stop(), fresh.stop()]);
  expect(await countRows(filled)).toEqual(counts);
  expect(counts).toMatchObject({ "sum of the ledger": 0 });
  expect(await catalogOf(filled)).toEqual(await catalogOf(empty));
}

test.skipIf(!hasHistory)("takes over what members of before wrote, and its server starts", async () => {
  await proveTakeover((await blankDatabase()).url, (await blankDatabase()).url);
});

test.skipIf(!postgres15)("takes it over on PostgreSQL 15 as well", async () => {
  const { primary } = postgres15!;
  await primary.ask("create database empty owner glimmer");
  await proveTakeover(primary.url(), primary.url("empty"));
});
