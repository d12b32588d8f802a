import type { Ctx } from "../../../context.ts";
import { fillBatchSize, fillInBatches, lastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";
import { searchOfMessage } from "./search-of-message.ts";

interface ContentRow {
  readonly id: string;
  readonly content: string;
}

/**
 * Fills in what messages are found by where it lacks: of earlier ones, and of those that a process
 * of the previous release wrote.
 */
export async function fillMessageSearch({ db }: Pick<Ctx, "db">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(async (after) => {
    const rows = await selectMessagesWithoutSearch(db.sql, after);
    if (rows.length > 0) await storeMessageSearch(db.sql, rows);
    return lastOfFullBatch(rows);
  }, signal);
}

/** By `messages_without_search`. */
function selectMessagesWithoutSearch(sql: Sql, after: string): Promise<ContentRow[]> {
  return sql<ContentRow[]>`
    select id, content
    from messages
    where search_tokens is null
      and unsent_at is null
      and id > ${after}
    order by id
    limit ${sql.unsafe(String(fillBatchSize))}`;
}

async function storeMessageSearch(sql: Sql, rows: readonly ContentRow[]): Promise<void> {
  const given = rows.map(({ id, content }) => ({ id, content, ...searchOfMessage(content) }));
  await sql`select fill_search_of_messages(${sql.json(given)}::jsonb)`;
}
