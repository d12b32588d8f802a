import { type Batch, batchSize, readBatch } from "../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../db/open-database.ts";

/** Forgets the months that are over, by `members_coming_of_age`, which then lacks the rows. */
export async function forgetPassedMonths(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(sql<Batch<Date>[]>`
    with due as (
      select id, of_age_from as place
      from members
      where of_age_from >= ${after ?? new Date(0)}
        and of_age_from <= ${now}
      order by of_age_from
      limit ${sql.unsafe(String(batchSize))}
      for update skip locked
    ),
    gone as (
      update members
      set of_age_from = null
      from due
      where members.id = due.id
      returning due.place
    )
    select count(*)::integer as removed, max(place) as last
    from gone`);
}
