import { openDatabase } from "../open-database.ts";

/**
 * DATABASE_URL with the one of its hosts that can be written, for what takes no several: a standby
 * may lag behind. Rejects within a second when none can.
 */
export async function findWritableUrl(url: string): Promise<string> {
  const db = openDatabase(url);
  try {
    return await db.writableUrl();
  } finally {
    await db.close();
  }
}
