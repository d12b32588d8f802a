import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../server/db/open-database.ts";
import { clusterDirectories } from "../postgres/cluster-location.ts";

/**
 * Lets the ten minutes pass for every decision of a running server's cases, and its notices leave
 * at once. A program of its own, since browser tests speak to no database.
 */
async function makeNoticesDue(dataDir: string): Promise<void> {
  const database = openDatabase(await addressOf(dataDir), { maxConnections: 1 });
  try {
    // A suspension is known by the time of its decision, which therefore stays.
    await database.sql`
      with due as (
        update decisions
        set notice_at = notice_at - interval '10 minutes'
        where noticed_at is null and undone_at is null
      )
      select graphile_worker.add_job('notice_decisions', '{}')`;
  } finally {
    await database.close();
  }
}

async function addressOf(dataDir: string): Promise<string> {
  for (const directory of clusterDirectories(dataDir)) {
    const pid = await readFile(join(directory, "postgres/postmaster.pid"), "utf8").catch(() => null);
    if (pid === null) continue;
    const password = await readFile(join(directory, "postgres-password"), "utf8");
    return `postgres://glimmer:${password.trim()}@127.0.0.1:${pid.split("\n")[3]}/glimmer`;
  }
  throw new Error(`No database runs in ${dataDir}`);
}

await makeNoticesDue(process.argv[2] ?? ".data");
