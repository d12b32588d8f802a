import { clearInterval, setInterval } from "node:timers";
import { typingEveryMs } from "#shared/messages/rules.ts";
import type { MemberCtx } from "../../../context.ts";
import { relayTyping } from "./relay-typing.ts";

/**
 * Shows the receiver that the actor, Lisa or a bot, is typing while some work runs. Throws the
 * work's error.
 */
export async function showTyping<T>(ctx: MemberCtx, receiverId: string, work: () => Promise<T>): Promise<T> {
  const relay = (isTyping: boolean) =>
    relayTyping(ctx, { receiverId, isTyping }).catch((err: unknown) =>
      ctx.log.debug({ err }, "typing was not shown")
    );
  const timer = setInterval(() => void relay(true), typingEveryMs);
  try {
    await relay(true);
    return await work();
  } finally {
    clearInterval(timer);
    await relay(false);
  }
}
