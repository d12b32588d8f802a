import type { Ctx } from "../../context.ts";
import { belowAllIds } from "../../db/id-cursor.ts";
import { fillBatchSize, fillInBatches, getLastOfFullBatch } from "../../db/cleanup/fill-in-batches.ts";
import { type SearchOfNames, searchOfNames } from "./name-search.ts";
import type { Sql } from "../../db/open-database.ts";

/**
 * Writes what members are found by who have another name than what it was made for: they changed it
 * at the same time, a job did, or the account left or came back.
 */
export async function renewMemberSearch({ db }: Pick<Ctx, "db">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(belowAllIds, async (after) => {
    const rows = await selectMembersWithoutSearch(db.sql, after);
    const given = rows.map(({ id, username, display_name: displayName }) => ({
      id,
      ...searchOfNames({ username, displayName }),
    }));
    if (given.length > 0) await storeMemberSearch(db.sql, given);
    return getLastOfFullBatch(rows);
  }, signal);
}

interface NamedRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
}

/** By `members_without_search`. */
function selectMembersWithoutSearch(sql: Sql, after: string): Promise<NamedRow[]> {
  return sql<NamedRow[]>`
    select id, username, display_name
    from members
    where search_tokens is null
      and id > ${after}
    order by id
    limit ${sql.unsafe(String(fillBatchSize))}`;
}

/** See renew_member_search. */
async function storeMemberSearch(
  sql: Sql,
  given: readonly (SearchOfNames & { readonly id: string })[],
): Promise<void> {
  await sql`select renew_member_search(${sql.json(given)}::jsonb)`;
}
