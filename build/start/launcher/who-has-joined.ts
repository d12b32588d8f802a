import { openDatabase } from "../../../server/db/open-database.ts";
import { hasAnyMember, isFounderAwaited } from "../../../server/features/auth/founder-queries.ts";

interface Joined {
  readonly hasMembers: boolean;
  /**
   * The first member to join becomes the administrator: the setting allows it, and nobody has
   * joined yet.
   */
  readonly awaitsAdministrator: boolean;
}

/** Who has joined, for what a start says. */
export async function whoHasJoined(
  config: { readonly firstMemberIsAdmin: boolean; readonly databaseUrl: string },
): Promise<Joined> {
  const database = openDatabase(config.databaseUrl, { maxConnections: 1 });
  try {
    return {
      hasMembers: await hasAnyMember(database.sql),
      awaitsAdministrator: config.firstMemberIsAdmin && await isFounderAwaited(database.sql),
    };
  } finally {
    await database.close();
  }
}
