import type { Fragment, Sql } from "../../db/open-database.ts";

/**
 * True where the next member to join may become the administrator: nobody but Lisa and bots ever
 * joined. `founder` alone lets one of several through.
 */
export function founderIsAwaited(sql: Sql): Fragment {
  return sql`(not exists (select from members where not is_bot) and not exists (select from founder))`;
}
