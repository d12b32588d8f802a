import { fillBatchSize } from "../../db/cleanup/fill-in-batches.ts";
import type { Sql } from "../../db/open-database.ts";
import type { SearchOfNames } from "./name-search.ts";

interface NamedRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
}

/** By `members_without_search`. */
export function selectMembersWithoutSearch(sql: Sql, after: string): Promise<NamedRow[]> {
  return sql<NamedRow[]>`
    select id, username, display_name
    from members
    where search_tokens is null
      and id > ${after}
    order by id
    limit ${sql.unsafe(String(fillBatchSize))}`;
}

/** See renew_member_search. */
export async function storeMemberSearch(
  sql: Sql,
  given: readonly (SearchOfNames & { readonly id: string })[],
): Promise<void> {
  await sql`select renew_member_search(${sql.json(given)}::jsonb)`;
}
