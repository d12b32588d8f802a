import { create } from "zustand";
import type { AnsweredMessage } from "#shared/messages/shapes.ts";
import { hasTexts, isObject } from "../../../lib/api/malformed-rows.ts";
import { removeDraftFiles, writeDraftFile } from "../../../lib/drafts/draft-file.ts";
import { keepDraft, readDraft, removeDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import {
  advanceVersion,
  type DraftVersion,
  parseVersion,
  unwritten,
} from "../../../lib/drafts/compare-draft-versions.ts";
import { type DraftNews, useSyncAcrossTabs } from "../../../lib/drafts/use-sync-across-tabs.ts";
import {
  type ChangePictures,
  type KeptPicture,
  newPicture,
  parseKeptPictures,
} from "../../media/chosen-pictures.ts";
import { forgetUploads } from "../../media/use-pictures.ts";
import type { OutgoingPicture } from "../outbox/outbox-storage.ts";

/** An unfinished message to a member, without the files of its pictures (`draft-file.ts`). */
interface MessageDraft extends DraftVersion {
  readonly content: string;
  readonly pictures: readonly KeptPicture[];
  /** The message that it answers (messages.17), as it was when it was chosen. */
  readonly replyTo: AnsweredMessage | null;
}

/**
 * Drafts by member and other member, in a store so that the outbox can return a message to the
 * composer.
 */
const useDrafts = create<Readonly<Record<string, MessageDraft>>>(() => ({}));

export const draftNameOf = (userId: string) => `message:${userId}`;
const draftKeyOf = (memberId: string, userId: string) => `${memberId}:${userId}`;

/** The draft to a member, kept in the browser until it is sent. */
export function useMessageDraft(memberId: string, userId: string): MessageDraft {
  return useDrafts((drafts) => drafts[draftKeyOf(memberId, userId)]) ?? readOnce(memberId, userId);
}

/** Returns another tab's change to the draft to a member. */
export function useMessageDraftNews(memberId: string, userId: string): DraftNews | null {
  const draft = useMessageDraft(memberId, userId);
  return useSyncAcrossTabs(memberId, draftNameOf(userId), {
    shown: draft,
    isEmpty: !hasContent(draft),
    parse: parseMessageDraft,
    showStored: (stored) => void showDraft(memberId, userId, stored ?? emptyDraft),
  });
}

/** Changes text, pictures or what is answered. */
export function writeMessageDraft(
  memberId: string,
  userId: string,
  change: Partial<Pick<MessageDraft, "content" | "pictures" | "replyTo">>,
): void {
  const before = getMessageDraft(memberId, userId);
  const next = showDraft(memberId, userId, { ...before, ...change, ...advanceVersion(before) });
  keepDraft(memberId, draftNameOf(userId), before, hasContent(next) ? next : null);
}

/** Changes the newest list of pictures. */
export function changePictures(memberId: string, userId: string, change: ChangePictures): void {
  const before = getMessageDraft(memberId, userId).pictures;
  const pictures = change(before);
  if (pictures !== before) writeMessageDraft(memberId, userId, { pictures });
}

/** Keeps where the pictures lie: the draft stays the same version. */
export function keepAddresses(memberId: string, userId: string, change: ChangePictures): void {
  const before = getMessageDraft(memberId, userId);
  const pictures = change(before.pictures);
  if (pictures === before.pictures) return;
  const draft = showDraft(memberId, userId, { ...before, pictures });
  const kept = readKeptDraft(memberId, userId);
  // Another tab has stored another version since.
  if (kept && kept.attemptKey !== draft.attemptKey) return;
  writeDraft(memberId, draftNameOf(userId), draft);
}

/** Puts a message before what the draft has. */
export function addToDraft(
  memberId: string,
  userId: string,
  { content, images, replyTo }: {
    readonly content: string;
    readonly images: readonly OutgoingPicture[];
    readonly replyTo: AnsweredMessage | null;
  },
): void {
  const draft = getMessageDraft(memberId, userId);
  const texts = [content, draft.content].filter((text) => text.trim() !== "");
  const pictures = images.map(({ file, url, alt }) => {
    const picture = newPicture({ url, alt });
    if (file) void writeDraftFile(memberId, draftNameOf(userId), file, picture.id);
    return picture;
  });
  writeMessageDraft(memberId, userId, {
    content: texts.join("\n\n"),
    pictures: [...pictures, ...draft.pictures],
    replyTo: replyTo ?? draft.replyTo,
  });
}

/**
 * Empties the composer at once. The stored draft is deleted once `stored` resolves, when the
 * message is stored elsewhere.
 */
export async function clearDraft(memberId: string, userId: string, stored: Promise<void>): Promise<void> {
  const sent = getMessageDraft(memberId, userId);
  const name = draftNameOf(userId);
  const forget = () => removeDraft(memberId, name, sent, true);
  showDraft(memberId, userId, emptyDraft);
  if (sent.pictures.length === 0) forget();
  forgetUploads(sent.pictures);
  await stored;
  if (sent.pictures.length === 0) return;
  // Keeps what was written since, here or in another tab.
  if (readKeptDraft(memberId, userId)?.attemptKey === sent.attemptKey) forget();
  await removeDraftFiles(memberId, name, sent.pictures);
}

export function getMessageDraft(memberId: string, userId: string): MessageDraft {
  return useDrafts.getState()[draftKeyOf(memberId, userId)] ?? readOnce(memberId, userId);
}

function showDraft(memberId: string, userId: string, draft: MessageDraft): MessageDraft {
  useDrafts.setState({ [draftKeyOf(memberId, userId)]: draft });
  return draft;
}

/** Stored drafts that this page shows as they are: the same objects each time. */
const unchanged = new Map<string, MessageDraft>();

function readOnce(memberId: string, userId: string): MessageDraft {
  const key = draftKeyOf(memberId, userId);
  const draft = unchanged.get(key) ?? readKeptDraft(memberId, userId) ?? emptyDraft;
  unchanged.set(key, draft);
  return draft;
}

const emptyDraft: MessageDraft = { content: "", pictures: [], replyTo: null, ...unwritten };

function hasContent({ content, pictures, replyTo }: MessageDraft): boolean {
  return content !== "" || pictures.length > 0 || replyTo !== null;
}

function readKeptDraft(memberId: string, userId: string): MessageDraft | null {
  return readDraft(memberId, draftNameOf(userId), parseMessageDraft);
}

function parseMessageDraft(kept: unknown): MessageDraft | null {
  const { content, replyTo } = (kept ?? {}) as Record<string, unknown>;
  if (typeof content !== "string") return null;
  return {
    content,
    pictures: parseKeptPictures(kept ?? {}),
    replyTo: isAnswered(replyTo) ? replyTo : null,
    ...parseVersion(kept ?? {}),
  };
}

function isAnswered(kept: unknown): kept is AnsweredMessage {
  return isObject(kept) && hasTexts(kept, "id", "senderId", "content");
}
