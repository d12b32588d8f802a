import { openDatabase } from "../../../server/db/open-database.ts";
import { addressOfData } from "./address-of-data.ts";

/**
 * Lets the ten minutes pass for every decision of a running server's cases, and its notices leave
 * at once. A program of its own, since browser tests speak to no database.
 */
async function makeNoticesDue(addressOrDataDir: string): Promise<void> {
  const url = addressOrDataDir.startsWith("postgres:")
    ? addressOrDataDir
    : await addressOfData(addressOrDataDir);
  const database = openDatabase(url, { maxConnections: 1 });
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

await makeNoticesDue(process.argv[2] ?? ".data");
