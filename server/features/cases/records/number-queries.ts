import type { CountedNumber } from "#shared/cases/numbers-contract.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { type Act, insertAuditEntry } from "../../admin/audit/audit-fragments.ts";

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

/** How often something happened in a month; `first` and `second` divide it, or are ''. */
export interface NumberRow {
  /** YYYY-MM */
  readonly month: string;
  readonly number: CountedNumber | "hours";
  readonly first: string;
  readonly second: string;
  readonly count: number;
}

/**
 * Reports by rule and 'true' for one without an account, decisions by what was decided and by rule,
 * appeals by what came of them, contents that a machine lowered by level (`countLoweredLevels`),
 * and cases by rounded hours to their first decision: each since the begin of a month in UTC. The
 * sums, and what changed since they were added up.
 */
export function selectNumbers(sql: Sql, since: Date): Promise<NumberRow[]> {
  return sql<NumberRow[]>`
    select to_char(month, 'YYYY-MM') as month, number, first, second, sum(count)::integer as count
    from (
      select month, number, first, second, count from moderation_numbers
      union all
      select month, number, first, second, count from moderation_number_changes
      union all
      select month_of(l.day::timestamp at time zone 'utc'), 'levels', level.name, '', level.count
      from lowered_levels l
      cross join lateral (values ('high', l.high), ('low', l.low), ('none', l.none)) as level (name, count)
      where l.day >= month_of(${since})
    ) as one
    where month >= month_of(${since})
    group by one.month, number, first, second
    having sum(count) <> 0`;
}

interface TransparencyRow {
  readonly is_published: boolean;
  readonly changed_at: Date | null;
}

export async function selectTransparency(sql: Sql): Promise<TransparencyRow> {
  const [row] = await sql<TransparencyRow[]>`
    select is_published, changed_at
    from transparency_switch`;
  if (!row) throw new Error("transparency_switch has no row");
  return row;
}

/** Null, with nothing written, when it is so already. */
export async function updateTransparency(
  sql: Sql,
  isPublished: boolean,
  act: Act,
): Promise<TransparencyRow | null> {
  const [row] = await sql<TransparencyRow[]>`
    with switched as (
      update transparency_switch
      set is_published = ${isPublished}, changed_at = ${act.at}
      where is_published <> ${isPublished}
      returning is_published, changed_at
    ), recorded as (${
    insertAuditEntry(sql, act, {
      from: sql`switched`,
      targetId: sql`${act.actor.id}::uuid`,
      targetUsername: sql`${act.actor.username}::text`,
      details: sql`jsonb_build_object('isPublished', ${isPublished ? "yes" : "no"}::text)`,
    })
  })
    select is_published, changed_at
    from switched`;
  return row ?? null;
}
