import type { Sql } from "../../../db/open-database.ts";

/**
 * Adds up to `most` changes to the sums of moderation, and deletes them in the same statement, so
 * that each counts once. Returns how many.
 */
export async function addUpNumbers(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`
    with taken as (
      delete from moderation_number_changes
      where id in (
        select id from moderation_number_changes order by id limit ${most} for update skip locked
      )
      returning *
    ), summed as (
      insert into moderation_numbers (month, number, first, second, count)
      select month, number, first, second, sum(count)
      from taken
      group by 1, 2, 3, 4
      having sum(count) <> 0
      order by 1, 2, 3, 4
      on conflict (month, number, first, second) do update
      set count = moderation_numbers.count + excluded.count
    )
    select count(*)::integer as taken
    from taken`;
  return row?.taken ?? 0;
}

/** See add_up_case_counts. Returns how many changes it took. */
export async function addUpCaseCounts(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ taken: number }[]>`select add_up_case_counts(${most}) as taken`;
  return row?.taken ?? 0;
}
