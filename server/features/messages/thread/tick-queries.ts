import type { Sql } from "../../../db/open-database.ts";

/** The latest message that reached a receiver, or that they have read. */
interface DeliveredRow {
  readonly message_id: string;
  readonly sender_id: string;
  readonly receiver_id: string;
}

/** Marks these messages and all before them delivered. Returns what their senders may know of it. */
export function markDelivered(sql: Sql, messageIds: readonly string[], at: Date): Promise<DeliveredRow[]> {
  return sql<DeliveredRow[]>`
    select *
    from deliver_messages(${messageIds as string[]}::uuid[], ${at})`;
}

/** The latest messages of these members to the receiver. */
export async function selectLatestFrom(
  sql: Sql,
  receiverId: string,
  senderIds: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select latest.id
    from conversation_members side
    cross join lateral (
      select e.id
      from messages e
      where e.conversation_id = side.conversation_id
        and e.receiver_id = ${receiverId}
        and e.read_at is null
      order by e.position desc
      limit 1
    ) as latest
    where side.member_id = ${receiverId}
      and side.other_id = any(${senderIds as string[]}::uuid[])`;
  return rows.map(({ id }) => id);
}

interface ReadRow {
  readonly read_count: number;
  readonly message_id: string;
  /** The tick that the sender sees from now on; null: none more than before. */
  readonly tick: "read" | "delivered" | null;
}

/** Marks what the other wrote read, up to a message, or all of it. Null when nothing was unread. */
export async function markRead(
  sql: Sql,
  { readerId, otherId, upTo, at }: { readerId: string; otherId: string; upTo: string | null; at: Date },
): Promise<ReadRow | null> {
  const [row] = await sql<ReadRow[]>`
    select *
    from read_messages(${readerId}, ${otherId}, ${upTo}, ${at})`;
  return row ?? null;
}
