import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { followStoredAnswer } from "../answers/follow-answer.ts";
import {
  type ChatKey,
  forgetFailedQuestion,
  isSession,
  temporaryChat,
  useAssistant,
} from "../answers/live-answers.ts";
import { messagesBefore } from "./thread-messages.ts";
import { useMessages } from "./use-messages.ts";

/**
 * The chat's stored messages, its live answer, and a question that could not be asked. Follows an
 * answer that another connection asked for.
 */
export function useChatContent(chatKey: ChatKey) {
  const client = useQueryClient();
  const stored = useMessages(chatKey);
  const live = useAssistant((state) => state.live[chatKey] ?? null);
  const failed = useAssistant((state) => state.failed[chatKey] ?? null);
  const temporary = useAssistant((state) => state.temporary);
  const all = chatKey === temporaryChat ? temporary : stored.data ?? [];
  // The question may be read before its own stream begins.
  const known = live && !live.hasBegun && isSession(chatKey)
    ? all.filter(({ id }) => live.after !== null && id <= live.after)
    : all;
  // A question that seemed lost has arrived after all.
  const hasArrived = isSession(chatKey) && failed !== null &&
    all.some(({ id, role, content }) =>
      failed.after !== null && id > failed.after && role === "user" && content === failed.asked.text
    );
  useEffect(() => {
    if (hasArrived) forgetFailedQuestion(chatKey);
  }, [chatKey, hasArrived]);
  const [question, answer] = known.slice(-2);
  useEffect(() => {
    if (!live && question && answer) followStoredAnswer(client, question, answer);
  }, [client, live, question, answer]);
  const ids = new Set(live ? [live.question.id, live.answer.id] : []);
  const messages = live ? messagesBefore(known, live.asked.replaces).filter(({ id }) => !ids.has(id)) : known;
  return { stored, messages, live, failed };
}
