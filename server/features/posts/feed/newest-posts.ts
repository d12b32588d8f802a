import { cacheRead } from "../../../db/cache/cache-read.ts";
import { selectNewest } from "../hydrate/entry-queries.ts";
import { readEntries } from "../hydrate/cached-entries.ts";
import { createSharedList, type SharedList } from "./shared-list.ts";
import { SharedPages } from "./shared-pages.ts";

/** Enough for a page of twenty when half is hidden from its reader. */
const kept = 60;

/**
 * The newest posts of all members, at most 100 ms old and never older than the last
 * write of this process.
 */
export const newestPosts = cacheRead(async (sql): Promise<SharedList> => {
  const lists = await readEntries(sql, await selectNewest(sql, kept));
  return { ...createSharedList(lists.get(""), kept), pages: new SharedPages() };
});
