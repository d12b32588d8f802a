import type { Sql } from "../../../db/open-database.ts";

/** The latest message that reached a receiver, or that they have read. */
interface DeliveredRow {
  readonly message_id: string;
  readonly sender_id: string;
  readonly receiver_id: string;
}

/** Marks these messages and all before them delivered. Returns what their senders may know of it. */
export function markDelivered(sql: Sql, messageIds: readonly string[]): Promise<DeliveredRow[]> {
  return sql<DeliveredRow[]>`
    select *
    from deliver_messages(${messageIds as string[]}::uuid[])`;
}

/** The latest messages of these members to the receiver, where they have not been delivered. */
export async function selectLatestFrom(
  sql: Sql,
  receiverId: string,
  senderIds: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select e.id
    from conversation_members side
    join messages e on e.conversation_id = side.conversation_id and e.position = side.received_position
    where side.member_id = ${receiverId}
      and side.other_id = any(${senderIds as string[]}::uuid[])
      and side.delivered_position < side.received_position`;
  return rows.map(({ id }) => id);
}

interface ReadRow {
  readonly message_id: string;
  /** The tick that the sender sees from now on; null: none more than before. */
  readonly tick: "read" | "delivered" | null;
}

/** Marks what the other wrote read, up to a message, or all of it. Null when nothing was unread. */
export async function markRead(
  sql: Sql,
  { readerId, otherId, upTo }: { readerId: string; otherId: string; upTo: string | null },
): Promise<ReadRow | null> {
  const [row] = await sql<ReadRow[]>`
    select *
    from read_messages(${readerId}, ${otherId}, ${upTo})`;
  return row ?? null;
}
