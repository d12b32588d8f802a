import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Sql } from "../../../db/open-database.ts";
import { selectPosts } from "../post-queries.ts";
import { type EntryRow, selectGiven } from "./entry-queries.ts";
import { EntryForAllReaders } from "./entry-for-all-readers.ts";
import { PostForAllReaders } from "./post-for-all-readers.ts";

/** The cache of entries by id: some six thousand. */
const mostBytes = 24_000_000;

/**
 * Posts by id, with the posts they repost and quote, as they were after the last write that changed
 * them. Visibility is decided later, for each reader (`EntryForAllReaders`). Unknown posts are left
 * out. Rows that a caller has are not read again.
 */
const entriesById = cacheByKey(
  async (
    sql,
    ids,
    known: ReadonlyMap<string, EntryRow>,
  ): Promise<ReadonlyMap<string, EntryForAllReaders>> => {
    const rows = ids.flatMap((id) => known.get(id) ?? []);
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) rows.push(...await selectGiven(sql, unknown));
    if (rows.length === 0) return new Map();
    const posts = await selectPosts(sql, [...new Set(rows.flatMap(idsOf))]);
    const postsById = new Map(posts.map((row) => [row.id, new PostForAllReaders(row)]));
    return new Map(rows.flatMap((row) => {
      const entry = EntryForAllReaders.of(row, postsById);
      return entry ? [[row.id, entry] as const] : [];
    }));
  },
  {
    mostBytes,
    bytesOf: ({ bytes }) => bytes,
    topicsOf: ({ topics }) => topics,
  },
);

/** The entries of posts in the order of their ids. */
export async function readCachedEntries(
  sql: Sql,
  ids: readonly string[],
  onLook?: (outcome: "hit" | "miss") => void,
): Promise<readonly EntryForAllReaders[]> {
  const cached = entriesById.peekAll(sql, ids);
  if (cached) {
    onLook?.("hit");
    return cached;
  }
  const byId = await entriesById(sql, ids, onLook);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The entries of a list's rows, which were read just now. */
export function makeEntriesOfRows(
  sql: Sql,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, EntryForAllReaders>> {
  const hints = new Map(rows.map((row) => [row.id, row]));
  return entriesById(sql, [...hints.keys()], undefined, hints);
}

/** A number that changes whenever a cached entry may have changed. */
export function getVersionOfEntries(sql: Sql): number {
  return entriesById.version(sql);
}

/** Undefined where nobody has read it just now. */
export function peekEntry(sql: Sql, id: string): EntryForAllReaders | undefined {
  return entriesById.peek(sql, id);
}

function idsOf(row: EntryRow): string[] {
  return [row.id, row.target_id, row.quoted_id, row.quoted_original_id].filter((id) => id !== null);
}
