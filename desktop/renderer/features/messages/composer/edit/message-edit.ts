import { create } from "zustand";
import { messageLimits } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { readDraft, writeDraft } from "../../../../lib/drafts/draft-store.ts";
import { tabTexts } from "../../../../lib/storage/guarded-storage.ts";
import { picturesOfMessage } from "../../thread/message/pictures-of-message.ts";

/** An unsaved edit of one's own message, in the place of the composer. */
export interface MessageEdit {
  readonly messageId: string;
  /** The version that it changes. */
  readonly revision: number;
  /** The text of that version. */
  readonly before: string;
  readonly content: string;
  /** Beside a picture or a shared post. */
  readonly mayBeBlank: boolean;
  readonly limit: number;
  /** The other of two texts: of an edit that came first, or one's own once that was taken. */
  readonly conflict: { readonly revision: number; readonly content: string; readonly isMine: boolean } | null;
}

/**
 * Edits by member and other member; null once one was ended. Each tab has its own, which a reload
 * keeps.
 */
const useEdits = create<Readonly<Record<string, MessageEdit | null>>>(() => ({}));

const draftNameOf = (userId: string) => `message-edit:${userId}`;
const keyOf = (memberId: string, userId: string) => `${memberId}:${userId}`;

/** The edit that is open in the conversation with a member. */
export function useMessageEdit(memberId: string, userId: string): MessageEdit | null {
  const edit = useEdits((edits) => edits[keyOf(memberId, userId)]);
  return edit === undefined ? readOnce(memberId, userId) : edit;
}

export function startMessageEdit(message: DirectMessage): void {
  const { id, senderId, receiverId, content, sharedPostId } = message;
  const sharesPost = sharedPostId !== null;
  setEdit(senderId, receiverId, {
    messageId: id,
    revision: (message as Versioned).revision ?? 1,
    before: content,
    content,
    mayBeBlank: sharesPost || picturesOfMessage(message).length > 0 || message.isImageHeld === true,
    limit: sharesPost ? messageLimits.shareLength : messageLimits.contentLength,
    conflict: null,
  });
}

/** Without it where an earlier release kept the message. */
type Versioned = Partial<Pick<DirectMessage, "revision">>;

/** Changes the open edit of a message; nothing once another one is open, or none. */
export function changeMessageEdit(
  memberId: string,
  userId: string,
  messageId: string,
  change: Partial<Omit<MessageEdit, "messageId">> | null,
): void {
  const edit = useEdits.getState()[keyOf(memberId, userId)] ?? readOnce(memberId, userId);
  if (edit?.messageId === messageId) setEdit(memberId, userId, change && { ...edit, ...change });
}

/** Ends an open edit that changes nothing. Returns false for one that does, which stays. */
export function endUnchangedEdit(memberId: string, userId: string): boolean {
  const edit = useEdits.getState()[keyOf(memberId, userId)] ?? readOnce(memberId, userId);
  if (!edit) return true;
  if (edit.content !== edit.before || edit.conflict) return false;
  setEdit(memberId, userId, null);
  return true;
}

/** The edit, over the version that came first. */
export function keepMine(edit: MessageEdit): MessageEdit {
  const { revision, content: before } = edit.conflict ?? { ...edit, content: edit.before };
  return { ...edit, revision, before, conflict: null };
}

/** The text that stands, beside one's own, to which `takeMineBack` leads. */
export function takeTheirs(edit: MessageEdit): MessageEdit {
  if (!edit.conflict) return edit;
  const { revision, content } = edit.conflict;
  const conflict = { revision, content: edit.content, isMine: true };
  return { ...edit, revision, before: content, content, conflict };
}

export function takeMineBack(edit: MessageEdit): MessageEdit {
  return { ...edit, content: edit.conflict?.content ?? edit.content, conflict: null };
}

function setEdit(memberId: string, userId: string, edit: MessageEdit | null): void {
  useEdits.setState({ [keyOf(memberId, userId)]: edit });
  writeDraft(memberId, draftNameOf(userId), edit, tabTexts);
}

/** What this tab kept over a reload, read once: the same object each time. */
const kept = new Map<string, MessageEdit | null>();

function readOnce(memberId: string, userId: string): MessageEdit | null {
  const key = keyOf(memberId, userId);
  if (!kept.has(key)) kept.set(key, readDraft(memberId, draftNameOf(userId), parseEdit, tabTexts));
  return kept.get(key) ?? null;
}

function parseEdit(stored: unknown): MessageEdit | null {
  const edit = (stored ?? {}) as Partial<MessageEdit>;
  const { messageId, revision, before, content, limit = messageLimits.contentLength } = edit;
  const isWhole = [messageId, before, content].every((text) => typeof text === "string") &&
    typeof revision === "number";
  return isWhole ? { ...edit as MessageEdit, limit } : null;
}
