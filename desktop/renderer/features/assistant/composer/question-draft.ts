import { create } from "zustand";
import { keepDraft, readDraft, removeDraft } from "../../../lib/drafts/draft-store.ts";
import {
  advanceVersion,
  type DraftVersion,
  parseVersion,
  unwritten,
} from "../../../lib/drafts/compare-draft-versions.ts";
import { type DraftNews, useSyncAcrossTabs } from "../../../lib/drafts/use-sync-across-tabs.ts";
import { type ChatKey, temporaryChat } from "../answers/live-answers.ts";

/** An unsent question. */
interface QuestionDraft extends DraftVersion {
  readonly text: string;
}

/** The question of each chat as this page last showed it. */
const useDrafts = create<Readonly<Record<ChatKey, QuestionDraft>>>(() => ({}));

const draftNameOf = (chatKey: ChatKey) => `ai:${chatKey}`;
const empty: QuestionDraft = { text: "", ...unwritten };

/**
 * The unsent question of a chat. It survives a reload, except in a temporary chat, which stores
 * nothing (ai.4).
 */
export function useQuestionDraft(
  memberId: string,
  chatKey: ChatKey,
): { readonly text: string; readonly news: DraftNews | null } {
  const draft = useDrafts((drafts) => drafts[chatKey]) ?? getQuestionDraft(memberId, chatKey);
  const isKept = chatKey !== temporaryChat;
  const news = useSyncAcrossTabs(memberId, draftNameOf(chatKey), {
    shown: draft,
    isEmpty: draft.text === "",
    parse: isKept ? parseQuestionDraft : () => null,
    showStored: (stored) => isKept && showQuestionDraft(chatKey, stored ?? empty),
  });
  return { text: draft.text, news };
}

export function writeQuestionDraft(memberId: string, chatKey: ChatKey, text: string): void {
  const before = getQuestionDraft(memberId, chatKey);
  const next = { text, ...advanceVersion(before) };
  showQuestionDraft(chatKey, next);
  if (chatKey !== temporaryChat) keepDraft(memberId, draftNameOf(chatKey), before, text ? next : null);
}

/** Puts a question that could not be asked back into the composer, before what stands there. */
export function returnQuestion(memberId: string, chatKey: ChatKey, text: string): void {
  const unsent = getQuestionDraft(memberId, chatKey).text;
  writeQuestionDraft(memberId, chatKey, unsent.trim() ? `${text}\n\n${unsent}` : text);
}

/** Empties the composer once its question was asked. */
export function clearAskedQuestion(memberId: string, chatKey: ChatKey): void {
  const asked = getQuestionDraft(memberId, chatKey);
  showQuestionDraft(chatKey, empty);
  if (chatKey !== temporaryChat) removeDraft(memberId, draftNameOf(chatKey), asked, true);
}

function getQuestionDraft(memberId: string, chatKey: ChatKey): QuestionDraft {
  const shown = useDrafts.getState()[chatKey];
  if (shown || chatKey === temporaryChat) return shown ?? empty;
  return readDraft(memberId, draftNameOf(chatKey), parseQuestionDraft) ?? empty;
}

function showQuestionDraft(chatKey: ChatKey, draft: QuestionDraft): void {
  useDrafts.setState({ [chatKey]: draft });
}

function parseQuestionDraft(kept: unknown): QuestionDraft | null {
  const { text } = (kept ?? {}) as Record<string, unknown>;
  return typeof text === "string" ? { text, ...parseVersion(kept ?? {}) } : null;
}
