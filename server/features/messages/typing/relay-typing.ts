import { typingEveryMs } from "#shared/messages/rules.ts";
import type { MemberCtx } from "../../../context.ts";
import { selectIsTypingShown } from "../standing-queries.ts";

/**
 * When this process last relayed typing, by sender and receiver; expired entries are dropped as
 * others come.
 */
const relayed = new Map<string, { readonly at: number; readonly isTyping: boolean }>();
const mostKept = 10_000;

/**
 * Tells the receiver that the actor is typing, or has stopped, when the two may write to each other
 * and both have opened the conversation; otherwise does nothing. At most once in `typingEveryMs`,
 * and once more for the end.
 */
export async function relayTyping(
  ctx: MemberCtx,
  { receiverId, isTyping }: { readonly receiverId: string; readonly isTyping: boolean },
): Promise<void> {
  const senderId = ctx.actor.id;
  if (!mayRelay(`${senderId}:${receiverId}`, isTyping, ctx.clock.now().getTime())) return;
  if (!await selectIsTypingShown(ctx.sql, { senderId, receiverId })) return;
  ctx.publish({ type: "typing", memberId: receiverId, senderId, isTyping });
}

function mayRelay(pair: string, isTyping: boolean, at: number): boolean {
  const last = relayed.get(pair);
  const isEnd = !isTyping && last?.isTyping === true;
  if (last && at - last.at < typingEveryMs && !isEnd) return false;
  // The end keeps the time, so that starting and stopping in turns relays no more often.
  relayed.delete(pair);
  relayed.set(pair, { at: isEnd && last ? last.at : at, isTyping });
  if (relayed.size > mostKept) dropEnded(at);
  return true;
}

function dropEnded(at: number): void {
  for (const [pair, last] of relayed) if (at - last.at >= typingEveryMs) relayed.delete(pair);
}
