import type { Ctx } from "../../context.ts";

/**
 * Has the member's other tabs and devices read one of their chats again (ai.19). A temporary chat
 * has no session, and nobody is told.
 */
export function publishChat(ctx: Ctx, memberId: string, sessionId: string | null): void {
  if (sessionId) ctx.publish({ type: "ai_chat_changed", memberId, sessionId });
}
