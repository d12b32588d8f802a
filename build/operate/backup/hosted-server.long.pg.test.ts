import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { installQueue } from "../../../server/jobs/install-queue.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { openDatabase } from "../../../server/db/open-database.ts";
import { refuseForeignReplicas } from "../../../server/serve/open-read-replicas.ts";
import { urlOfDatabase } from "../../../server/testing/named-databases.ts";
import { startTestServer } from "../../../server/testing/servers/test-server.ts";
import { makeBackup } from "./make-backup.ts";
import { openTarget } from "./target.ts";

// Hosted servers may not let us read what identifies them: pg_control_system().

const folder = await mkdtemp(join(tmpdir(), "glimmer-hosted-"));
const server = await startTestServer();
await server.asSuperuser("revoke execute on function pg_control_system() from public");
const db = openDatabase(server.url);
afterAll(async () => {
  await db.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const target = await openTarget({ folder: join(folder, "backups") }, null);
const backUp = (databaseUrl: string) =>
  makeBackup({ databaseUrl, dataDir: folder, store: null, target, recipient: null, say: () => {} });
async function fill(url: string): Promise<string> {
  await migrate(url);
  await installQueue(url, pino({ level: "silent" }));
  return url;
}

test("a server that does not say what identifies it is backed up, into a place of its own", async () => {
  await expect(db.sql`select * from pg_control_system()`).rejects.toThrow("permission denied");
  const first = await backUp(await fill(server.url));
  expect(first.rows).toBeGreaterThan(0);
  await db.sql`create database other`;
  await expect(backUp(await fill(urlOfDatabase(server.url, "other")))).rejects.toThrow(
    "has the backups of another database",
  );
  await backUp(server.url);
});

test("its replicas are told from other databases", async () => {
  const look = (url: string) =>
    refuseForeignReplicas({ config: { databaseUrl: server.url, databaseReadUrls: [url] }, db } as never);
  await look(server.url);
  await expect(look(urlOfDatabase(server.url, "other"))).rejects.toThrow("is no replica");
});
