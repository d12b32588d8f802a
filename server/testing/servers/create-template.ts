import { pino } from "pino";
import { migrate } from "../../db/migrate.ts";
import type { Database } from "../../db/open-database.ts";
import { installQueue } from "../../jobs/install-queue.ts";
import { urlOfDatabase } from "../named-databases.ts";

/** Makes a migrated database on the server at the address, for others to be copied from. */
export async function createTemplate(
  admin: Pick<Database, "sql">,
  postgresUrl: string,
  name: string,
): Promise<void> {
  await admin.sql`create database ${admin.sql(name)}`;
  const url = urlOfDatabase(postgresUrl, name);
  await migrate(url);
  await installQueue(url, pino({ level: "silent" }));
}
