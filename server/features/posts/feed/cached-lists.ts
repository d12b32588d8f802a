import { aboveAllIds } from "../../../db/id-cursor.ts";
import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Sql } from "../../../db/open-database.ts";
import {
  type AskedList,
  type EntryRow,
  selectNewestOfAuthors,
  selectNewestOfTags,
} from "../hydrate/entry-queries.ts";
import { readEntries } from "../hydrate/cached-entries.ts";
import { createSharedList, type SharedList } from "./shared-list.ts";

/** Enough for a page of twenty when a third is hidden from its reader. */
const chosen = 30;
/** Per kind of list. */
const mostBytes = 16_000_000;

/**
 * The posts of an author, from a page's beginning on, for `listKey`. Readers also ask for the
 * author's state.
 */
export const listOfAuthor = cacheLists(selectNewestOfAuthors, (authorId) => [authorId]);

/** The posts with a tag. */
export const listOfTag = cacheLists(selectNewestOfTags, () => []);

/** The key of a list that begins after a post; null: at the newest. */
export function listKey(subject: string, after: string | null): string {
  return `${after ?? aboveAllIds}${subject}`;
}

/** Lists by key, at most 100 ms old and never older than the last write of this process. */
function cacheLists(
  select: (sql: Sql, asked: readonly AskedList[], most: number) => Promise<EntryRow[]>,
  others: (subject: string) => readonly string[],
) {
  return cacheByKey(
    async (sql: Sql, keys): Promise<ReadonlyMap<string, SharedList>> => {
      const asked = keys.map((list) => ({
        list,
        subject: list.slice(aboveAllIds.length),
        below: list.slice(0, aboveAllIds.length),
      }));
      const lists = await readEntries(sql, await select(sql, asked, chosen));
      return new Map(
        asked.map(({ list, subject }) => [list, createSharedList(lists.get(list), chosen, others(subject))]),
      );
    },
    { mostBytes, bytesOf: ({ entries }) => entries.reduce((sum, { bytes }) => sum + bytes, 1_000) },
  );
}
