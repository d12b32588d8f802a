import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import { cacheRead } from "../../../db/cache/cache-read.ts";
import { hideLength } from "../../../db/hide-length.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";

/** The newest posts of all, of which most who follow many find enough. */
const nearby = 400;
/** The newest posts of an author: three pages of somebody who follows them alone. */
const shelfLength = 64;
/** Who follows more has their page found by a statement, when it is not nearby. */
const mostShelves = 1_000;
const mostBytes = 8_000_000;
const keptForMs = 60_000;

/**
 * The ids of the newest posts by these authors, newest first, at most `most`, from memory: below
 * `after`, if given. For any viewer: `EntryForAllReaders` decides visibility, and what is gone is
 * left out when it is read. Null when they go beyond what is kept.
 */
export async function findFollowed(
  sql: Sql,
  authors: ReadonlySet<string>,
  after: string | null,
  most: number,
): Promise<readonly string[] | null> {
  if (authors.size === 0) return [];
  const near = findNearby(await newestOfAll(sql), authors, after, most);
  if (near) return near;
  if (authors.size > mostShelves) return null;
  return mergeShelves([...(await shelvesByAuthor(sql, [...authors])).values()], after, most);
}

/** Posts with their authors, newest first. */
interface Nearby {
  readonly ids: readonly string[];
  readonly authors: readonly string[];
  /** Whether these are all. */
  readonly isAll: boolean;
}

const newestOfAll = cacheRead(selectNearby, ["newest"]);

/** Null when there are too few nearby. */
function findNearby(
  { ids, authors: authorOf, isAll }: Nearby,
  authors: ReadonlySet<string>,
  after: string | null,
  most: number,
): string[] | null {
  const found: string[] = [];
  for (const [place, id] of ids.entries()) {
    if (after !== null && id >= after) continue;
    if (authors.has(authorOf[place] as string) && found.push(id) === most) return found;
  }
  return isAll ? found : null;
}

/** The newest posts of an author, newest first. */
interface Shelf {
  readonly ids: readonly string[];
  readonly isAll: boolean;
}

const shelvesByAuthor = cacheByKey(
  async (sql: Sql, authorIds): Promise<ReadonlyMap<string, Shelf>> => {
    const rows = await selectShelves(sql, authorIds, shelfLength);
    const idsOf = new Map(rows.map(({ author, ids }) => [author, ids.split(",")]));
    return new Map(authorIds.map((author) => {
      const ids = idsOf.get(author) ?? [];
      return [author, { ids, isAll: ids.length < shelfLength }];
    }));
  },
  {
    mostBytes,
    bytesOf: ({ ids }) => 400 + 70 * ids.length,
    topicsOf: (_, authorId) => [`author:${authorId}`],
    keptForMs,
  },
);

/** Null when a shelf ends before the page does. */
export function mergeShelves(
  shelves: readonly Shelf[],
  after: string | null,
  most: number,
): readonly string[] | null {
  let found: string[] = [];
  /** Nothing is known below the last post of a shelf that has not all. */
  let known = "";
  for (const { ids, isAll } of shelves) {
    const last = ids.at(-1);
    if (!isAll && last !== undefined && last > known) known = last;
    const first = after === null ? 0 : ids.findIndex((id) => id < after);
    if (first < 0) continue;
    const lowest = found.length < most ? "" : found[most - 1] as string;
    const added = ids.slice(first, first + most).filter((id) => id > lowest);
    if (added.length > 0) found = mergeDown(found, added).slice(0, most);
  }
  const isWhole = found.length === most ? (found[most - 1] as string) >= known : known === "";
  return isWhole ? found : null;
}

/** Two lists, newest first, as one. */
function mergeDown(one: readonly string[], other: readonly string[]): string[] {
  const merged: string[] = [];
  let [at, from] = [0, 0];
  while (at < one.length || from < other.length) {
    const isNext = from === other.length ||
      (at < one.length && (one[at] as string) > (other[from] as string));
    merged.push((isNext ? one[at++] : other[from++]) as string);
  }
  return merged;
}

/** Each list is one text: the driver reads it in a tenth of the time of as many rows. */
async function selectNearby(sql: Sql): Promise<Nearby> {
  const [row] = await sql<{ ids: string | null; authors: string | null }[]>`
    select
      string_agg(newest.id::text, ',' order by newest.id desc) as ids,
      string_agg(newest.author_id::text, ',' order by newest.id desc) as authors
    from (
      select p.id, p.author_id
      from posts p
      where p.removed_at is null
      order by p.id desc
      limit ${limitOf(sql, nearby)}
    ) as newest`;
  const ids = row?.ids?.split(",") ?? [];
  return { ids, authors: row?.authors?.split(",") ?? [], isAll: ids.length < nearby };
}

function selectShelves(
  sql: Sql,
  authorIds: readonly string[],
  most: number,
): Promise<{ author: string; ids: string }[]> {
  return sql<{ author: string; ids: string }[]>`
    select asked.author, shelf.ids
    from unnest(${hideLength(sql, authorIds)}) as asked (author)
    cross join lateral (
      select string_agg(newest.id::text, ',' order by newest.id desc) as ids
      from (
        -- The id alone, from the index.
        select p.id
        from posts p
        where p.author_id = asked.author
        order by p.id desc
        limit ${limitOf(sql, most)}
      ) as newest
    ) as shelf
    where shelf.ids is not null`;
}
