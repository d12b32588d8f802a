import { useEffect } from "react";
import { readDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { type ChatKey, temporaryChat, useAssistant } from "../answers/live-answers.ts";

const draftNameOf = (chatKey: ChatKey) => `ai:${chatKey}`;
const parseQuestionDraft = (kept: unknown) => (typeof kept === "string" ? kept : null);

/**
 * The unsent question of a chat. It survives a reload, except in a temporary chat, which stores
 * nothing (ai.4).
 */
export function useQuestionDraft(memberId: string, chatKey: ChatKey): string {
  const isKept = chatKey !== temporaryChat;
  const written = useAssistant(({ drafts }) => drafts[chatKey]);
  const text = written ??
    (isKept && readDraft(memberId, draftNameOf(chatKey), parseQuestionDraft) || "");
  useEffect(() => {
    if (isKept) writeDraft(memberId, draftNameOf(chatKey), text === "" ? null : text);
  }, [memberId, chatKey, isKept, text]);
  return text;
}
