import { founderIsAwaited } from "./founder-fragments.ts";
import type { Sql } from "../../db/open-database.ts";

/** Whether the next new member may become the administrator. */
export async function isFounderAwaited(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ awaited: boolean }[]>`select ${founderIsAwaited(sql)} as awaited`;
  return row?.awaited ?? false;
}

/** Whether anybody has joined; Lisa and other bots are there without. */
export async function hasAnyMember(sql: Sql): Promise<boolean> {
  const rows = await sql`select from members where not is_bot limit 1`;
  return rows.length > 0;
}
