import type { Sql } from "../../db/open-database.ts";

/** Whether the next new member may become the administrator; see founder_is_awaited. */
export async function isFounderAwaited(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ awaited: boolean }[]>`select founder_is_awaited() as awaited`;
  return row?.awaited ?? false;
}
