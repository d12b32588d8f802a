import type { MemberCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Marks a member's messages to the actor read, up to `upTo`. Idempotent. */
export async function markConversationRead(
  ctx: MemberCtx,
  { userId, upTo }: { readonly userId: string; readonly upTo: string | null },
): Promise<{ success: true }> {
  const reader = ctx.actor.id;
  const read = await markMessagesRead(ctx.sql, { readerId: reader, otherId: userId, upTo });
  if (read) {
    ctx.publish({ type: "conversation_changed", memberId: reader, userId });
    ctx.publish({ type: "unread", memberId: reader });
  }
  if (read?.tick) {
    const messageId = read.message_id;
    ctx.publish({ type: `message_${read.tick}`, memberId: userId, messageId, receiverId: reader });
  }
  return { success: true };
}

interface ReadRow {
  readonly message_id: string;
  /** The tick that the sender sees now; null when it did not move. */
  readonly tick: "read" | "delivered" | null;
}

/** Marks the other's messages read, up to a message, or all of them. Null when none was unread. */
async function markMessagesRead(
  sql: Sql,
  { readerId, otherId, upTo }: { readerId: string; otherId: string; upTo: string | null },
): Promise<ReadRow | null> {
  const [row] = await sql<ReadRow[]>`
    select *
    from read_messages(${readerId}, ${otherId}, ${upTo})`;
  return row ?? null;
}
