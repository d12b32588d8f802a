interface OfTwo {
  readonly senderId: string;
  readonly receiverId: string;
}

/**
 * Rows in the order in which statements lock their conversations, so that two of them do not wait for each other. Those of one
 * conversation keep their order.
 */
export function inConversationOrder<Row extends OfTwo>(rows: readonly Row[]): Row[] {
  if (rows.length < 2) return [...rows];
  return rows
    .map((row) => ({ row, key: conversationKey(row) }))
    .sort((one, other) => one.key < other.key ? -1 : Number(one.key > other.key))
    .map(({ row }) => row);
}

/** The same for both directions; sorts as the database sorts the two ids, the lower first. */
export function conversationKey({ senderId, receiverId }: OfTwo): string {
  return senderId < receiverId ? senderId + receiverId : receiverId + senderId;
}
