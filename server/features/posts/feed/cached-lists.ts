import { aboveAllIds } from "../../../db/id-cursor.ts";
import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import type { Topic } from "../../../changes.ts";
import type { Sql } from "../../../db/open-database.ts";
import {
  type AskedList,
  type EntryRow,
  selectNewestOfAuthors,
  selectNewestOfTags,
} from "../hydrate/entry-queries.ts";
import { ListedIds } from "./listed-ids.ts";
import type { SharedList } from "./shared-list.ts";

/** Enough for a page of twenty when a third is hidden from its reader. */
const chosen = 30;

/** The posts of an author, from a page's beginning on, for `listKey`. */
export const listOfAuthor = cacheLists(selectNewestOfAuthors, (authorId) => `author:${authorId}`, 3_000_000);

/** The posts with a tag. */
export const listOfTag = cacheLists(selectNewestOfTags, (tag) => `tag:${tag}`, 2_000_000);

/** The key of a list that begins after a post; null: at the newest. */
export function listKey(subject: string, after: string | null): string {
  return `${after ?? aboveAllIds}${subject}`;
}

/**
 * Lists by key, as they were after the last write that changed them. `topicOf`: what a post that
 * comes or goes changes.
 */
function cacheLists(
  select: (sql: Sql, asked: readonly AskedList[], most: number) => Promise<EntryRow[]>,
  topicOf: (subject: string) => Topic,
  mostBytes: number,
) {
  const cached = cacheByKey(
    async (sql: Sql, keys): Promise<ReadonlyMap<string, ListedIds>> => {
      const asked = keys.map((list) => ({ list, subject: subjectOf(list), below: list.slice(0, idLength) }));
      const rows = Map.groupBy(await select(sql, asked, chosen), ({ list }) => list);
      return new Map(
        asked.map(({ list }) => [list, new ListedIds(rows.get(list) ?? [], { most: chosen })]),
      );
    },
    {
      mostBytes,
      bytesOf: ({ bytes }) => bytes,
      topicsOf: (_, key) => [topicOf(subjectOf(key))],
    },
  );
  return async (
    sql: Sql,
    key: string,
    onLook: (outcome: "hit" | "miss") => void,
  ): Promise<SharedList | undefined> => await (await cached(sql, [key], onLook)).get(key)?.read(sql);
}

const idLength = aboveAllIds.length;

function subjectOf(key: string): string {
  return key.slice(idLength);
}
