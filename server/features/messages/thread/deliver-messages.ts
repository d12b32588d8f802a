import type { Deps, MemberCtx } from "../../../context.ts";
import { type Arriving, markDelivered, selectLatestFrom } from "./tick-queries.ts";

/**
 * Their conversations are locked until all of a statement are marked, which makes writers there
 * wait.
 */
const mostAtOnce = 50;

/** Marks messages and all earlier ones delivered, and tells the senders who may know. */
export async function deliverMessages(
  { db, bus }: Pick<Deps, "db" | "bus">,
  messages: readonly Arriving[],
): Promise<void> {
  const latest = [
    ...new Map(messages.map((message) => [message.senderId + message.receiverId, message])).values(),
  ];
  for (let at = 0; at < latest.length; at += mostAtOnce) {
    const delivered = await markDelivered(db.sql, latest.slice(at, at + mostAtOnce));
    for (const { message_id: messageId, sender_id: memberId, receiver_id: receiverId } of delivered) {
      bus.publish({ type: "message_delivered", memberId, messageId, receiverId });
    }
  }
}

/** Marks everything that these members wrote to the actor delivered. */
export async function deliverMessagesFrom(ctx: MemberCtx, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await deliverMessages(ctx, await selectLatestFrom(ctx.sql, ctx.actor.id, memberIds));
}
