import type { Ctx } from "../../../context.ts";
import { belowAllIds } from "../../../db/id-cursor.ts";
import { fillBatchSize, fillInBatches, getLastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import { searchOfChatMessage } from "./search-of-chat-message.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";

/**
 * Writes what answers are found by that broke off with their process: it died before they were
 * settled, which writes it otherwise.
 */
export async function healChatSearch({ db }: Pick<Ctx, "db">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(belowAllIds, async (after) => {
    const rows = await selectChatMessagesWithoutSearch(db.sql, after);
    const given = rows.map(({ id, member_id: memberId, content }) => ({
      id,
      memberId,
      ...searchOfChatMessage(content),
    }));
    if (given.length > 0) await db.transaction((tx) => storeChatSearch(tx, given));
    return getLastOfFullBatch(rows);
  }, signal);
}

interface NewSearch {
  readonly id: string;
  readonly memberId: string;
  readonly text: string;
  readonly tokens: string;
}

/** Locked messages are left for later, so this does not wait. */
async function storeChatSearch(tx: Tx, given: readonly NewSearch[]): Promise<void> {
  const free = await tx<{ id: string }[]>`
    select id
    from ai_messages
    where id = any(${given.map(({ id }) => id)}::uuid[])
      and search_tokens is null
    order by id
    for no key update skip locked`;
  const rows = tx.json(given.map((row) => ({ ...row })));
  await tx`
    update ai_messages m
    set
      search_text = given ->> 'text',
      search_tokens = ai_search_tokens(given, (given ->> 'memberId')::uuid)
    from jsonb_array_elements(${rows}::jsonb) as given
    where m.id = (given ->> 'id')::uuid
      and m.id = any(${free.map(({ id }) => id)}::uuid[])`;
}

interface ContentRow {
  readonly id: string;
  readonly member_id: string;
  readonly content: string;
}

/** By `ai_messages_without_search`. */
function selectChatMessagesWithoutSearch(sql: Sql, after: string): Promise<ContentRow[]> {
  return sql<ContentRow[]>`
    select m.id, s.member_id, m.content
    from ai_messages m
    join ai_sessions s on s.id = m.session_id
    where m.search_tokens is null
      and m.content <> ''
      and m.state <> 'answering'
      and m.id > ${after}
    order by m.id
    limit ${sql.unsafe(String(fillBatchSize))}`;
}
