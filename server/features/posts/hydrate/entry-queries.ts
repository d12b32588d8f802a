import type { Fragment, Sql } from "../../../db/open-database.ts";
import { limitOf } from "../../../db/limit-clause.ts";
import { hideLength } from "../../../db/hide-length.ts";

/** An entry of a list, for any reader: the ids of its posts. */
export interface EntryRow {
  /** The list that it was chosen for. */
  readonly list: string;
  readonly id: string;
  /** The original when the entry is a repost, otherwise the entry itself. */
  readonly target_id: string;
  readonly quoted_id: string | null;
  /** The original when the quoted post is a repost. */
  readonly quoted_original_id: string | null;
}

/** The newest posts, for any viewer: `EntryForAllReaders` decides visibility. */
export function selectNewest(sql: Sql, limit: number): Promise<EntryRow[]> {
  return selectEntries(
    sql,
    sql`
      select '' as list, p.id, p.repost_of_id
      from posts p
      where p.removed_at is null
      order by p.id desc
      limit ${limitOf(sql, limit)}`,
  );
}

/** Given posts, for any viewer, each as its own list. */
export function selectGiven(sql: Sql, ids: readonly string[]): Promise<EntryRow[]> {
  return selectEntries(
    sql,
    sql`
      select p.id::text as list, p.id, p.repost_of_id
      from posts p
      where p.id = any(${hideLength(sql, ids)})`,
  );
}

/** A list of which a page is requested. */
export interface AskedList {
  readonly list: string;
  /** An author's id, or a folded tag. */
  readonly subject: string;
  /** Posts with lower ids only. */
  readonly below: string;
}

/** The newest posts of each author, at most `most` each. */
export function selectNewestOfAuthors(
  sql: Sql,
  asked: readonly AskedList[],
  most: number,
): Promise<EntryRow[]> {
  return selectEntries(
    sql,
    sql`
      select asked.list, p.id, p.repost_of_id
      from ${askedLists(sql, asked)}
      cross join lateral (
        -- The id alone, from the index: the planner would rather read and sort all posts of an author than these.
        select newest.id
        from posts newest
        where newest.author_id = asked.subject::uuid
          and newest.id < asked.below
        order by newest.id desc
        limit ${limitOf(sql, most)}
      ) as newest
      join posts p on p.id = newest.id`,
  );
}

/** The newest posts with each tag, at most `most` each. */
export function selectNewestOfTags(
  sql: Sql,
  asked: readonly AskedList[],
  most: number,
): Promise<EntryRow[]> {
  return selectEntries(
    sql,
    sql`
      select asked.list, newest.id, newest.repost_of_id
      from ${askedLists(sql, asked)}
      cross join lateral (
        select p.id, p.repost_of_id
        from post_hashtags h
        join posts p on p.id = h.post_id
        where h.tag = asked.subject
          and h.post_id < asked.below
          and p.removed_at is null
        order by h.post_id desc
        limit ${limitOf(sql, most)}
      ) as newest`,
  );
}

function askedLists(sql: Sql, asked: readonly AskedList[]): Fragment {
  return sql`unnest(
        (select ${asked.map(({ list }) => list)}::text[]),
        (select ${asked.map(({ subject }) => subject)}::text[]),
        ${hideLength(sql, asked.map(({ below }) => below))}
      ) as asked (list, subject, below)`;
}

/** The chosen posts (`list`, `id`, `repost_of_id`), newest first. */
function selectEntries(sql: Sql, chosen: Fragment): Promise<EntryRow[]> {
  return sql<EntryRow[]>`
    select
      chosen.list,
      chosen.id,
      target.id as target_id,
      quoted.id as quoted_id,
      quoted.repost_of_id as quoted_original_id
    from (${chosen}) as chosen
    join posts target on target.id = coalesce(chosen.repost_of_id, chosen.id)
    left join posts quoted on quoted.id = target.quoted_post_id
    order by chosen.id desc`;
}
