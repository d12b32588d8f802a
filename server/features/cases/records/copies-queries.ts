import {
  type Batch,
  isInBatch,
  readBatch,
  selectRemovedBatch,
} from "../../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../../db/open-database.ts";

/**
 * Empties the snapshots of a batch of closed cases, by `cases_with_copies`, and lets go of their
 * pictures, whose files go as soon as nothing else shows them.
 */
export async function deleteCopiesBefore(sql: Sql, until: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`
      with gone as (
        update cases
        set snapshot = '{"excerpt": "", "texts": [], "verdicts": []}', has_copies = false
        where ${
      isInBatch(sql, "cases", {
        by: "closed_at",
        after,
        until,
        condition: sql`has_copies and closed_at is not null`,
      })
    }
        returning id, closed_at as place
      ), pictures as (
        delete from case_pictures
        where case_id in (select id from gone)
        returning image_id
      ), examined as (
        insert into images_to_examine (image_id, since)
        select i.id, i.created_at
        from pictures p
        join images i on i.id = p.image_id
      )
      ${selectRemovedBatch(sql)}`,
  );
}
