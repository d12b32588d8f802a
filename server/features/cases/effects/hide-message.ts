import type { Fragment, Tx } from "../../../db/open-database.ts";
import { lockConversationsOf } from "../../messages/lock-conversations-fragments.ts";
import type { HiddenMessage } from "./effect.ts";

/**
 * Hides a message: it looks unsent to both and keeps its words (messages.9). Null when it is not
 * there, unsent or hidden already.
 */
export async function hideMessage(tx: Tx, messageId: string, at: Date): Promise<HiddenMessage | null> {
  await tx`${lockConversationsOf(tx, [messageId])}`;
  const message = await setRemoved(tx, messageId, { at, condition: tx`unsent_at is null` });
  return message ? await countMessage(tx, message, -1) : null;
}

/** Takes `hideMessage` back. Returns false, with nothing done, when it is gone or not hidden. */
export async function restoreMessage(tx: Tx, messageId: string): Promise<boolean> {
  await tx`${lockConversationsOf(tx, [messageId])}`;
  const message = await setRemoved(tx, messageId, { at: null, condition: tx`removed_at is not null` });
  if (message) await countMessage(tx, message, 1);
  return message !== null;
}

interface MessageRow extends Omit<HiddenMessage, "receiverState"> {
  readonly position: number;
}

async function setRemoved(
  tx: Tx,
  messageId: string,
  { at, condition }: { readonly at: Date | null; readonly condition: Fragment },
): Promise<MessageRow | null> {
  const [row] = await tx<MessageRow[]>`
    update messages
    set unsent_at = ${at}, removed_at = ${at}
    where id = ${messageId}
      and ${condition}
    returning id, sender_id as "senderId", receiver_id as "receiverId", position`;
  return row ?? null;
}

/**
 * Counts a message that came or went among those that its receiver has not read, and makes it the
 * latest change of its conversation.
 */
async function countMessage(
  tx: Tx,
  { position, ...message }: MessageRow,
  change: 1 | -1,
): Promise<HiddenMessage> {
  const [side] = await tx<Pick<HiddenMessage, "receiverState">[]>`
    update conversation_members
    set unread_count = unread_count + case when read_position < ${position} then ${change}::integer else 0 end
    where member_id = ${message.receiverId}
      and other_id = ${message.senderId}
    returning state as "receiverState"`;
  await tx`select touch_message(${message.id})`;
  return { ...message, receiverState: side?.receiverState ?? null };
}
