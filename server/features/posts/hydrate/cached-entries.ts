import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Sql } from "../../../db/open-database.ts";
import { selectPosts } from "../post-queries.ts";
import { type EntryRow, selectGiven } from "./entry-queries.ts";
import { EntryForAllReaders } from "./entry-for-all-readers.ts";
import { PostForAllReaders } from "./post-for-all-readers.ts";

/** The cache of entries by id. */
const mostBytes = 16_000_000;

export interface EntryList {
  /** Newest first. */
  readonly entries: readonly EntryForAllReaders[];
  /** How many were chosen: more than the entries when a post was deleted meanwhile. */
  readonly chosen: number;
}

/**
 * The entries of rows, with everything that all readers share, by list. A list without rows is left
 * out.
 */
export async function readEntries(
  sql: Sql,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, EntryList>> {
  const posts = rows.length > 0 ? await selectPosts(sql, [...new Set(rows.flatMap(idsOf))]) : [];
  const postsById = new Map(posts.map((row) => [row.id, new PostForAllReaders(row)]));
  // An entry of several lists is encoded once.
  const byId = new Map(rows.map((row) => [row.id, EntryForAllReaders.of(row, postsById)]));
  return new Map([...Map.groupBy(rows, ({ list }) => list)].map(([list, chosen]) => [list, {
    entries: chosen.flatMap(({ id }) => byId.get(id) ?? []),
    chosen: chosen.length,
  }]));
}

/**
 * Posts by id, with the posts they repost and quote, at most 100 ms old and never older than the
 * last write of this process. Visibility is decided later, for each reader (`EntryForAllReaders`).
 * Unknown posts are left out.
 */
export const cachedEntries = cacheByKey(
  async (sql, ids): Promise<ReadonlyMap<string, EntryForAllReaders>> => {
    const lists = await readEntries(sql, await selectGiven(sql, ids));
    return new Map(
      [...lists.values()].flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)),
    );
  },
  { mostBytes, bytesOf: ({ bytes }) => bytes },
);

function idsOf(row: EntryRow): string[] {
  return [row.id, row.target_id, row.quoted_id, row.quoted_original_id].filter((id) => id !== null);
}
