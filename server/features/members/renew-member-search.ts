import type { Ctx } from "../../context.ts";
import { belowAllIds, fillInBatches, lastOfFullBatch } from "../../db/cleanup/fill-in-batches.ts";
import { selectMembersWithoutSearch, storeMemberSearch } from "./member-search-queries.ts";
import { searchOfNames } from "./name-search.ts";

/**
 * Writes what members are found by who have another name than what it was made for: they changed it
 * at the same time, a job did, or the account left or came back.
 */
export async function renewMemberSearch({ db }: Pick<Ctx, "db">, signal?: AbortSignal): Promise<void> {
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
