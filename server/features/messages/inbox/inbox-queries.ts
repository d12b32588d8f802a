import type { Sql } from "../../../db/open-database.ts";

/** A conversation from the view of one member. */
export interface Side {
  readonly memberId: string;
  readonly otherId: string;
}

/**
 * The latest messages of the other member that were delivered to, and read by, this one; each null
 * when there is none.
 */
interface TicksRow {
  readonly delivered_id: string | null;
  readonly read_id: string | null;
}

/** Read ticks show only when both have receipts on (messages.5). */
export async function selectTicks(sql: Sql, { memberId, otherId }: Side): Promise<TicksRow> {
  const [row] = await sql<TicksRow[]>`
    select
      (
        select e.id
        from messages e
        where e.conversation_id = side.conversation_id
          and e.position = side.delivered_position
      ) as delivered_id,
      (
        select e.id
        from messages e
        where e.conversation_id = side.conversation_id
          and e.position = side.read_position
          and (select bool_and(m.show_read_receipts) from members m where m.id in (${memberId}, ${otherId}))
      ) as read_id
    from conversation_members side
    where side.member_id = ${memberId}
      and side.other_id = ${otherId}`;
  return row ?? { delivered_id: null, read_id: null };
}

/** Null unmutes. False without a conversation. */
export async function updateMute(sql: Sql, side: Side, until: Date | "infinity" | null): Promise<boolean> {
  const rows = await sql`
    update conversation_members
    set muted_until = ${until === "infinity" ? sql`'infinity'` : sql`${until}::timestamptz`}
    where member_id = ${side.memberId}
      and other_id = ${side.otherId}
    returning member_id`;
  return rows.length > 0;
}
