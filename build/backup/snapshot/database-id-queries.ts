import type { CopyConnection } from "../../../server/db/copy/copy-connection.ts";

/** The id of a database: a standby keeps it when it is promoted; a restored copy has a new one. */
export async function selectDatabaseId({ rows }: Pick<CopyConnection, "rows">): Promise<string> {
  const [row] = await rows<{ id: string }>(
    "select system_identifier || '/' || current_database() as id from pg_control_system()",
  );
  return row?.id ?? "";
}

/** How large the database is on its disk, with indexes and what updates left. */
export async function selectDatabaseBytes({ rows }: Pick<CopyConnection, "rows">): Promise<number> {
  const [row] = await rows<{ bytes: string }>("select pg_database_size(current_database())::text as bytes");
  return Number(row?.bytes);
}
