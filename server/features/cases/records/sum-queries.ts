import type { Sql, Tx } from "../../../db/open-database.ts";

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

/**
 * The same of how many cases are about each member. A count of zero goes: the caller's transaction
 * holds what was taken, so that each counts once.
 */
export async function addUpCaseCounts(tx: Tx, most: number): Promise<number> {
  const taken = await tx<{ member_id: string; cases: number }[]>`
    delete from case_count_changes
    where id in (select id from case_count_changes order by id limit ${most} for update skip locked)
    returning member_id, cases`;
  if (taken.length === 0) return 0;
  const memberIds = taken.map(({ member_id }) => member_id);
  await tx`
    insert into case_counts (member_id, cases)
    select member_id, sum(cases)
    from unnest(${memberIds}::uuid[], ${
    taken.map(({ cases }) => cases)
  }::integer[]) as change (member_id, cases)
    group by member_id
    having sum(cases) <> 0
    order by member_id
    on conflict (member_id) do update
    set cases = case_counts.cases + excluded.cases`;
  await tx`delete from case_counts where member_id = any(${memberIds}::uuid[]) and cases = 0`;
  return taken.length;
}
