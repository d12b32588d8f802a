import type { Ctx } from "../../../context.ts";
import {
  belowAllIds,
  fillBatchSize,
  fillInBatches,
  getLastOfFullBatch,
} from "../../../db/cleanup/fill-in-batches.ts";
import { searchOfChatMessage } from "./search-of-chat-message.ts";
import type { Sql } from "../../../db/open-database.ts";

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
    if (given.length > 0) await storeChatSearch(db.sql, given);
    return getLastOfFullBatch(rows);
  }, signal);
}

interface NewSearch {
  readonly id: string;
  readonly memberId: string;
  readonly text: string;
  readonly tokens: string;
}

/** See heal_chat_search. */
async function storeChatSearch(sql: Sql, given: readonly NewSearch[]): Promise<void> {
  await sql`select heal_chat_search(${sql.json(given.map((row) => ({ ...row })))}::jsonb)`;
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
