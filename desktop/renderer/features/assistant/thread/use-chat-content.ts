import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isSession } from "../answers/ask-question.ts";
import { followStoredAnswer } from "../answers/follow-answer.ts";
import { type ChatKey, endLiveAnswer, temporaryChat, useAssistant } from "../answers/live-answers.ts";
import { messagesBefore } from "./thread-messages.ts";
import { useMessages } from "./use-messages.ts";

/**
 * The chat's stored messages and its live answer. Follows an answer that another connection asked
 * for.
 */
export function useChatContent(chatKey: ChatKey) {
  const client = useQueryClient();
  const stored = useMessages(chatKey);
  const live = useAssistant((state) => state.live[chatKey] ?? null);
  const temporary = useAssistant((state) => state.temporary);
  const all = chatKey === temporaryChat ? temporary : stored.data ?? [];
  const isAsking = live !== null && !live.hasBegun && live.failure === null;
  const later = live === null ? [] : all.filter(({ id }) => live.after === null || id > live.after);
  // The question may be read before its own stream begins.
  const known = isAsking && isSession(chatKey) ? all.filter((message) => !later.includes(message)) : all;
  // A question that seemed lost has arrived after all.
  const hasArrived = Boolean(live?.failure && live.after !== null) && isSession(chatKey) &&
    later.some(({ role, content }) => role === "user" && content === live?.asked.text);
  useEffect(() => {
    if (hasArrived) endLiveAnswer(chatKey);
  }, [chatKey, hasArrived]);
  const [question, answer] = known.slice(-2);
  useEffect(() => {
    if (!live && question && answer) followStoredAnswer(client, question, answer);
  }, [client, live, question, answer]);
  const ids = new Set(live ? [live.question.id, live.answer.id] : []);
  const messages = live ? messagesBefore(known, live.asked.replaces).filter(({ id }) => !ids.has(id)) : known;
  return { stored, messages, live };
}
