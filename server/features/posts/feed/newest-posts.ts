import { cacheRead } from "../../../db/cache/cache-read.ts";
import type { Sql } from "../../../db/open-database.ts";
import { selectNewest } from "../hydrate/entry-queries.ts";
import { topicOfNewest } from "../hydrate/post-topics.ts";
import { ListedIds } from "./listed-ids.ts";
import type { SharedList } from "./shared-list.ts";
import { SharedPages } from "./shared-pages.ts";

/** Enough for a page of twenty when half is hidden from its reader. */
const kept = 60;
/** Enough for a first page when a third is hidden from its reader. */
const topLength = 30;

const newestIds = cacheRead(
  async (sql) =>
    new ListedIds(await selectNewest(sql, kept), {
      most: kept,
      topLength,
      createPages: () => new SharedPages(),
    }),
  undefined,
  (topics) => topics.has(topicOfNewest),
);

/**
 * The newest posts of all members, at most 100 ms old and never older than the last
 * write of this process that changed them.
 */
export async function newestPosts(
  sql: Sql,
  onLook?: (outcome: "hit" | "miss") => void,
): Promise<SharedList> {
  return await (await newestIds(sql, onLook)).read(sql);
}
