import type { Ctx } from "../../../context.ts";
import { belowAllIds, fillInBatches, lastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import { selectChatMessagesWithoutSearch } from "./chat-search-queries.ts";
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
    return lastOfFullBatch(rows);
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
