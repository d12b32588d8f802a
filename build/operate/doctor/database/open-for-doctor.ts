import { type Database, openDatabase } from "../../../../server/db/open-database.ts";
import type { Examination } from "../examination.ts";

/** The database of the settings, with few connections and short deadlines. */
export function openForDoctor({ config }: Pick<Examination, "config">): Database {
  return openDatabase(config.databaseUrl, { maxConnections: 2, deadlineMs: 4_000 });
}
