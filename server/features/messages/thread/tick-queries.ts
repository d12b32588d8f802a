import type { Sql } from "../../../db/open-database.ts";

/** A message that is being delivered. */
export interface Arriving {
  readonly id: string;
  readonly senderId: string;
  readonly receiverId: string;
  readonly position: number;
}

interface DeliveredRow {
  readonly message_id: string;
  readonly sender_id: string;
  readonly receiver_id: string;
}

/**
 * Marks these messages, one per sender and receiver, and all earlier ones delivered. Returns those
 * whose senders may know.
 */
export async function markDelivered(sql: Sql, messages: readonly Arriving[]): Promise<DeliveredRow[]> {
  const given = messages.map(({ id, senderId, receiverId, position }) => ({
    id,
    sender_id: senderId,
    receiver_id: receiverId,
    position,
  }));
  return await sql<DeliveredRow[]>`
    select *
    from deliver_messages(${sql.json(given)}::jsonb)`;
}

/** The latest messages of these members to the receiver, if not yet delivered. */
export async function selectLatestFrom(
  sql: Sql,
  receiverId: string,
  senderIds: readonly string[],
): Promise<Arriving[]> {
  return await sql<Arriving[]>`
    select e.id, e.sender_id as "senderId", e.receiver_id as "receiverId", e.position
    from conversation_members side
    join messages e on e.conversation_id = side.conversation_id and e.position = side.received_position
    where side.member_id = ${receiverId}
      and side.other_id = any(${senderIds as string[]}::uuid[])
      and side.delivered_position < side.received_position`;
}
