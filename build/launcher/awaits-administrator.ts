import { openDatabase } from "../../server/db/open-database.ts";
import { isFounderAwaited } from "../../server/features/auth/founder-queries.ts";

/**
 * Whether the first member to join becomes the administrator: the setting allows it, and the
 * database has no members yet.
 */
export async function awaitsAdministrator(
  config: { readonly firstMemberIsAdmin: boolean; readonly databaseUrl: string },
): Promise<boolean> {
  if (!config.firstMemberIsAdmin) return false;
  const database = openDatabase(config.databaseUrl, { maxConnections: 1 });
  try {
    return await isFounderAwaited(database.sql);
  } finally {
    await database.close();
  }
}
