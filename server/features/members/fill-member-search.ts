import type { Ctx } from "../../context.ts";
import { belowAllIds, fillInBatches, lastOfFullBatch } from "../../db/cleanup/fill-in-batches.ts";
import { selectMembersWithoutSearch, storeMemberSearch } from "./member-search-queries.ts";
import { searchOfNames } from "./name-search.ts";

/**
 * Fills in missing search columns of members: earlier ones, those that a process of the previous
 * release wrote, and accounts that left or came back.
 */
export async function fillMemberSearch({ db }: Pick<Ctx, "db">, signal?: AbortSignal): Promise<void> {
  await fillInBatches(belowAllIds, async (after) => {
    const rows = await selectMembersWithoutSearch(db.sql, after);
    const given = rows.map(({ id, username, display_name: displayName }) => ({
      id,
      ...searchOfNames({ username, displayName }),
    }));
    if (given.length > 0) await storeMemberSearch(db.sql, given);
    return lastOfFullBatch(rows);
  }, signal);
}
