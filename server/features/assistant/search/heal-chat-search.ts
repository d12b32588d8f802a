import type { Ctx } from "../../../context.ts";
import { belowAllIds, fillInBatches, getLastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import { selectChatMessagesWithoutSearch, storeChatSearch } from "./chat-search-queries.ts";
import { searchOfChatMessage } from "./search-of-chat-message.ts";

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
