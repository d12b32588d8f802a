import type { Ctx } from "../../../context.ts";
import { belowAllIds, fillInBatches, lastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import { selectChatMessagesWithoutSearch, storeChatSearch } from "./chat-search-queries.ts";
import { searchOfChatMessage } from "./search-of-chat-message.ts";

/**
 * Fills in what messages of chats are found by where it lacks: of earlier ones, of answers that
 * broke off with their process, and of what a process of the previous release wrote.
 */
export async function fillChatSearch({ db }: Pick<Ctx, "db">, signal?: AbortSignal): Promise<void> {
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
