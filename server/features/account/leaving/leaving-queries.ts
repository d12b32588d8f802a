import type { Sql } from "../../../db/open-database.ts";

/** Accounts deleted before that time and not removed yet. By `departures_waiting`. */
export async function selectAccountsDue(sql: Sql, leftBefore: Date): Promise<string[]> {
  const rows = await sql<{ member_id: string }[]>`
    select member_id
    from departures
    where removed_at is null
      and left_at <= ${leftBefore}
    order by left_at
    limit 1000`;
  return rows.map(({ member_id }) => member_id);
}

/** Removed accounts with content left. By `departures_to_empty`. */
export async function selectToEmpty(sql: Sql): Promise<string[]> {
  const rows = await sql<{ member_id: string }[]>`
    select member_id
    from departures
    where removed_at is not null
      and emptied_at is null
    order by removed_at
    limit 1000`;
  return rows.map(({ member_id }) => member_id);
}

export async function markEmptied(sql: Sql, memberId: string, at: Date): Promise<void> {
  await sql`
    update departures
    set emptied_at = ${at}
    where member_id = ${memberId}
      and removed_at is not null`;
}
