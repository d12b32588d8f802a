import type { Ctx } from "../../../context.ts";
import { belowAllIds, fillInBatches, lastOfFullBatch } from "../../../db/cleanup/fill-in-batches.ts";
import { selectMessagesWithoutSearch, storeMessageSearch } from "./message-search-queries.ts";
import { searchOfText } from "../../../db/search-of-text.ts";

/**
 * Fills in what messages are found by where it lacks: of earlier ones, and of those that a process
 * of the previous release wrote.
 */
export async function fillMessageSearch({ db }: Pick<Ctx, "db">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(belowAllIds, async (after) => {
    const rows = await selectMessagesWithoutSearch(db.sql, after);
    const given = rows.map(({ id, content }) => ({ id, content, ...searchOfText(content) }));
    if (given.length > 0) await storeMessageSearch(db.sql, given);
    return lastOfFullBatch(rows);
  }, signal);
}
