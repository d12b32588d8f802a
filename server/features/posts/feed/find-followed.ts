import { cacheByKey } from "../../../db/cache/cache-by-key.ts";
import { cacheRead } from "../../../db/cache/cache-read.ts";
import { hideLength } from "../../../db/hide-length.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Who follows no more has their posts merged from shelves, which a post of somebody else leaves as
 * they are.
 */
const fewAuthors = 200;
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
  if (authors.size > fewAuthors) {
    const near = findNearby(await newestOfAll(sql), authors, after, most);
    if (near) return near;
    if (authors.size > mostShelves) return null;
  }
  const shelves = shelvesByAuthor.peekAll(sql, authors) ??
    [...(await shelvesByAuthor(sql, [...authors])).values()];
  return mergeShelves(shelves, after, most);
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
    const idsOf = new Map(rows.map(({ author, ids }) => [author, ids]));
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
  let begun = shelves.flatMap(({ ids }) => {
    const from = after === null ? 0 : ids.findIndex((id) => id < after);
    return from < 0 || from === ids.length ? [] : { ids, at: from };
  });
  if (begun.length > most) {
    const bound = begun.map(headOf).toSorted().at(-most) as string;
    begun = begun.filter((shelf) => headOf(shelf) >= bound);
  }
  const page: string[] = [];
  while (page.length < most) {
    let next: Place | undefined;
    for (const shelf of begun) {
      if (shelf.at < shelf.ids.length && (!next || headOf(shelf) > headOf(next))) next = shelf;
    }
    if (!next) break;
    page.push(headOf(next));
    next.at += 1;
  }
  const lowest = page.length < most ? "" : page[most - 1] as string;
  // Nothing is known below the last post of a shelf that has not all.
  const isWhole = shelves.every(({ ids, isAll }) => isAll || lowest >= (ids.at(-1) as string));
  return isWhole ? page : null;
}

/** How far a shelf is read. */
interface Place {
  readonly ids: readonly string[];
  at: number;
}

function headOf({ ids, at }: Place): string {
  return ids[at] as string;
}

/**
 * Each list is one value: the driver reads it in a tenth of the time of as many rows. It is JSON,
 * whose texts are compared in a fifth of the time of parts of one text.
 */
async function selectNearby(sql: Sql): Promise<Nearby> {
  const [row] = await sql<{ ids: string[] | null; authors: string[] | null }[]>`
    select
      json_agg(newest.id order by newest.id desc) as ids,
      json_agg(newest.author_id order by newest.id desc) as authors
    from (
      select p.id, p.author_id
      from posts p
      where p.removed_at is null
      order by p.id desc
      limit ${limitOf(sql, nearby)}
    ) as newest`;
  const ids = row?.ids ?? [];
  return { ids, authors: row?.authors ?? [], isAll: ids.length < nearby };
}

function selectShelves(
  sql: Sql,
  authorIds: readonly string[],
  most: number,
): Promise<{ author: string; ids: string[] }[]> {
  return sql<{ author: string; ids: string[] }[]>`
    select asked.author, shelf.ids
    from unnest(${hideLength(sql, authorIds)}) as asked (author)
    cross join lateral (
      select json_agg(newest.id order by newest.id desc) as ids
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
