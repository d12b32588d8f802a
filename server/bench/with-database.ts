import { openDatabase } from "../db/client.ts";
import type { Sql } from "../db/client.ts";

const anHourMs = 60 * 60 * 1000;

/** For the long statements of filling; closed again whatever happens. */
export async function withDatabase<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { deadlineMs: anHourMs, maxConnections: 1 });
  try {
    return await work(db.sql);
  } finally {
    await db.close();
  }
}
