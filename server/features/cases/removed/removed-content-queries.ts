import type { Sql } from "../../../db/open-database.ts";
import { deletedPostColumns } from "../../posts/publish/post-deletion-fragments.ts";

/** How much of each kind a statement changes. */
export const removedBatch = 50;

export interface RemovalEnd {
  /** The moment before which content was removed that goes now. */
  readonly before: Date;
  /** But these, which appeals may bring back. */
  readonly kept: readonly string[];
}

/**
 * Deletes some posts that were removed before a moment with everything attached, by
 * `posts_removed`. Nobody sees them, so only jobs hear of it. Returns how many.
 */
export async function deleteRemovedPosts(
  { sql }: { readonly sql: Sql },
  { before, kept }: RemovalEnd,
): Promise<number> {
  const rows = await sql`
    with due as materialized (
      select id
      from posts
      where removed_at < ${before} and id <> all(${[...kept]}::uuid[])
      order by removed_at
      limit ${removedBatch}
    ), locked as materialized (
      select id
      from posts
      where id in (select id from due)
        and removed_at < ${before}
      order by id
      for no key update
    ), gone as (
      delete from posts
      where id in (select id from locked)
      returning id, image_id
    ), removed as (
      update images set is_removed = true where id in (select image_id from gone)
    )
    select ${deletedPostColumns(sql)}
    from gone`;
  return rows.length;
}
