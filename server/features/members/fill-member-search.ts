import type { Ctx } from "../../context.ts";
import { fillBatchSize, fillInBatches, lastOfFullBatch } from "../../db/cleanup/fill-in-batches.ts";
import type { Sql } from "../../db/open-database.ts";
import { searchOfNames } from "./name-search.ts";

interface NamedRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
}

/**
 * Fills in what members are found by where it lacks: of earlier members, of those whom a process of
 * the previous release wrote, and of accounts that left or came back.
 */
export async function fillMemberSearch({ db }: Pick<Ctx, "db">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(async (after) => {
    const rows = await selectMembersWithoutSearch(db.sql, after);
    if (rows.length > 0) await storeMemberSearch(db.sql, rows);
    return lastOfFullBatch(rows);
  }, signal);
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

async function storeMemberSearch(sql: Sql, rows: readonly NamedRow[]): Promise<void> {
  const given = rows.map(({ id, username, display_name: displayName }) => ({
    id,
    ...searchOfNames({ username, displayName }),
  }));
  await sql`select fill_search_of_members(${sql.json(given)}::jsonb)`;
}
