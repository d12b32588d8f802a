import type { Fragment, Sql } from "../../db/client.ts";
import { visibleTo } from "../../db/visibility.ts";

/**
 * The rows (`id`) of those a text names with @ (decision 31), for the statement that stores it: not its author, nobody across a
 * block, and no row for a name nobody has. Names in lower case, as `mentionsIn` finds them.
 */
export function namedMembers(sql: Sql, authorId: string, names: readonly string[]): Fragment {
  return sql`(
        select m.id
        from members m
        where lower(m.username) = any(${names as string[]}::text[])
          and m.id <> ${authorId}
          and ${visibleTo(sql, authorId, sql`m.id`)}
      )`;
}
