import { fillBatchSize } from "../../../db/cleanup/fill-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { SearchOfText } from "../../../db/search-of-text.ts";

interface ContentRow {
  readonly id: string;
  readonly content: string;
}

/** By `messages_without_search`. */
export function selectMessagesWithoutSearch(sql: Sql, after: string): Promise<ContentRow[]> {
  return sql<ContentRow[]>`
    select id, content
    from messages
    where search_tokens is null
      and unsent_at is null
      and id > ${after}
    order by id
    limit ${sql.unsafe(String(fillBatchSize))}`;
}

/** See fill_search_of_messages. */
export async function storeMessageSearch(
  sql: Sql,
  given: readonly (ContentRow & SearchOfText)[],
): Promise<void> {
  await sql`select fill_search_of_messages(${sql.json(given.map((row) => ({ ...row })))}::jsonb)`;
}
