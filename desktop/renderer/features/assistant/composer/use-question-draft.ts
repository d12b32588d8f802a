import { useEffect } from "react";
import { readDraft, removeDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { parseVersion, unwritten } from "../../../lib/drafts/draft-versions.ts";
import { type DraftNews, useOtherTabs } from "../../../lib/drafts/use-other-tabs.ts";
import {
  type ChatKey,
  type QuestionDraft,
  showQuestionDraft,
  temporaryChat,
  useAssistant,
} from "../answers/live-answers.ts";

const draftNameOf = (chatKey: ChatKey) => `ai:${chatKey}`;
const empty: QuestionDraft = { text: "", ...unwritten };

function parseQuestionDraft(kept: unknown): QuestionDraft | null {
  // Earlier releases stored the text alone.
  if (typeof kept === "string") return { text: kept, ...unwritten };
  const { text } = (kept ?? {}) as Record<string, unknown>;
  return typeof text === "string" ? { text, ...parseVersion(kept ?? {}) } : null;
}

/**
 * The unsent question of a chat. It survives a reload, except in a temporary chat, which stores
 * nothing (ai.4).
 */
export function useQuestionDraft(
  memberId: string,
  chatKey: ChatKey,
): { readonly text: string; readonly news: DraftNews | null } {
  const isKept = chatKey !== temporaryChat;
  const written = useAssistant(({ drafts }) => drafts[chatKey]);
  const name = draftNameOf(chatKey);
  const draft = written ?? (isKept ? readDraft(memberId, name, parseQuestionDraft) : null) ?? empty;
  useEffect(() => {
    if (!written) return showQuestionDraft(chatKey, draft);
    if (!isKept || !written.isOwn) return;
    if (written.text !== "") writeDraft(memberId, name, written);
    // Its base is the question that was asked or deleted.
    else removeDraft(memberId, name, { attemptKey: written.base, isSent: written.isAsked === true });
  }, [memberId, name, chatKey, isKept, written, draft]);
  const news = useOtherTabs(memberId, name, {
    shown: draft,
    isEmpty: draft.text === "",
    parse: isKept ? parseQuestionDraft : () => null,
    take: (stored) => isKept && showQuestionDraft(chatKey, stored ?? empty),
  });
  return { text: draft.text, news };
}
