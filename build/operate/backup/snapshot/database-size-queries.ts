import type { CopyConnection } from "../../../../server/db/copy/copy-connection.ts";

/** How large the database is on its disk, with indexes and what updates left. */
export async function selectDatabaseBytes({ rows }: Pick<CopyConnection, "rows">): Promise<number> {
  const [row] = await rows<{ bytes: string }>("select pg_database_size(current_database())::text as bytes");
  return Number(row?.bytes);
}
