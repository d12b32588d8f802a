import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../../server/db/open-database.ts";
import { unusedPort } from "../../../../server/testing/servers/unused-port.ts";
import { formatDatabaseUrl, openCluster } from "../../../start/postgres/cluster.ts";
import { findPlace } from "../../../start/postgres/cluster-location.ts";
import { findPostgresAccount } from "../../../start/postgres/find-postgres-account.ts";
import { findBinaries } from "../../../start/postgres/postgres-binaries.ts";
import { examinationOf } from "../testing/examination-of.ts";
import { checkDatabase } from "./check-database.ts";

/** A real PostgreSQL that waits for a primary it cannot find. */
async function startStandby(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "glimmer-standby-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const account = await findPostgresAccount();
  const cluster = await openCluster(await findPlace(directory, await findBinaries(), account), account);
  await writeFile(join(cluster.data, "standby.signal"), "");
  const port = await unusedPort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  const child = spawn(cluster.binaries.postgres, [
    "-D",
    cluster.data,
    ...settings.flatMap((one) => ["-c", one]),
  ], {
    ...account,
    cwd: "/",
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGQUIT");
    await ended;
  });
  return formatDatabaseUrl(cluster, port);
}

test("names a standby, and how to promote it", async () => {
  const url = await startStandby();
  const db = openDatabase(url, { maxConnections: 1 });
  await expect.poll(() => db.sql`select 1`.then(() => true, () => false), { timeout: 30_000 }).toBe(true);
  await db.close();
  const findings = [await checkDatabase.run(examinationOf({ DATABASE_URL: url }))].flat();
  expect(findings).toContainEqual({
    verdict: "fix",
    says: expect.stringMatching(/^DATABASE_URL leads to a standby/),
    todo: expect.stringContaining("pg_promote()"),
  });
});
