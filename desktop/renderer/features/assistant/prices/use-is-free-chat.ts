import { getServerTime } from "../../../lib/clock/server-time.ts";
import { useIsFree } from "../use-is-free.ts";
import { type ChatKey, isSession, temporaryChat, useAssistant } from "../answers/live-answers.ts";

/**
 * Whether a chat shows and costs no price now (ai.26); undefined until the server has said it. Of a
 * temporary chat only this page knows.
 */
export function useIsFreeChat(chatKey: ChatKey): boolean | undefined {
  const ofSession = useIsFree({ chat: chatKey }, isSession(chatKey));
  const until = useAssistant(({ temporaryFreeUntil }) => temporaryFreeUntil);
  if (chatKey !== temporaryChat) return ofSession;
  return until !== null && Date.parse(until) > getServerTime();
}
