import type { Ctx } from "../../../context.ts";
import { messagePushPayload } from "./message-push-payload.ts";
import { deleteSubscription, selectSubscription } from "./subscription-queries.ts";

/** `sendPush` for a member's messages to the session's member. */
export async function sendMessagePush(
  ctx: Ctx,
  { sessionId, senderId }: { readonly sessionId: string; readonly senderId: string },
  signal: AbortSignal,
): Promise<void> {
  const target = await selectSubscription(ctx.sql, sessionId, ctx.clock.now());
  const payload = target && await messagePushPayload(ctx, target.member_id, senderId);
  if (!payload) return;
  const outcome = await ctx.providers.push.send(target, payload, signal);
  if (outcome === "gone") await deleteSubscription(ctx.sql, sessionId, target.endpoint);
}
