import { pino } from "pino";
import { withDatabase } from "../../../bench/product-database.ts";
import { migrate } from "../../../../../server/db/migrate.ts";
import { installQueue } from "../../../../../server/jobs/install-queue.ts";
import { dropDatabase, urlOfDatabase } from "../../../../../server/testing/named-databases.ts";
import { fillLargeGroup } from "./fill-large-group.ts";
import type { LargeGroup } from "./large-size.ts";

/**
 * The database of a group at this size, filled unless it is there. With `GLIMMER_KEEP=1` and a
 * server of one's own (`TEST_DATABASE_URL`) it stays for the next run.
 */
export async function openLargeDatabase(
  serverUrl: string,
  group: LargeGroup,
  rows: number,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `glimmer_large_${group.name}_${rows}`;
  const url = urlOfDatabase(serverUrl, name);
  const isKept = process.env.GLIMMER_KEEP === "1";
  const drop = () => withDatabase(serverUrl, (sql) => dropDatabase({ sql }, name));
  const isThere = await withDatabase(serverUrl, async (sql) => {
    const [found] = await sql`select from pg_database where datname = ${name}`;
    return found !== undefined;
  });
  if (!isThere) await withDatabase(serverUrl, (sql) => sql`create database ${sql(name)}`);
  // One that stayed gets what came since.
  await migrate(url);
  await installQueue(url, pino({ level: "silent" }));
  if (!isThere) {
    try {
      await withDatabase(
        url,
        (sql) => fillLargeGroup(sql, group, { rows, members: Math.max(2, rows / group.rowsPerMember) }),
      );
    } catch (error) {
      await drop();
      throw error;
    }
  }
  return { url, drop: isKept ? () => Promise.resolve() : drop };
}
