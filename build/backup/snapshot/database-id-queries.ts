import type { CopyConnection } from "../../../server/db/copy/copy-connection.ts";

/**
 * Tells a database from every other: standbys that are promoted keep it, and a restored copy has
 * another.
 */
export async function selectDatabaseId({ rows }: Pick<CopyConnection, "rows">): Promise<string> {
  const [row] = await rows<{ id: string }>(
    "select system_identifier || '/' || current_database() as id from pg_control_system()",
  );
  return row?.id ?? "";
}
