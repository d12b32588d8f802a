import { useEffect } from "react";
import { create } from "zustand";
import { isSameFile, readDraftFile, watchDraftFile, writeDraftFile } from "../../../lib/drafts/draft-file.ts";
import { keepDraft, readDraft, removeDraft } from "../../../lib/drafts/draft-store.ts";
import {
  advanceVersion,
  type DraftVersion,
  parseVersion,
  unwritten,
} from "../../../lib/drafts/compare-draft-versions.ts";
import { type DraftNews, useSyncAcrossTabs } from "../../../lib/drafts/use-sync-across-tabs.ts";

/** An unfinished message to a member. */
interface MessageDraft extends DraftVersion {
  readonly content: string;
  readonly alt: string;
  /** Undefined until the browser has returned the stored image. */
  readonly image: File | null | undefined;
  /** False when the browser cannot store the image over a reload. */
  readonly isImageKept: boolean;
}

/**
 * Drafts by member and other member, in a store so that the outbox can return a message to the
 * composer.
 */
const useDrafts = create<Readonly<Record<string, MessageDraft>>>(() => ({}));

const draftNameOf = (userId: string) => `message:${userId}`;
const draftKeyOf = (memberId: string, userId: string) => `${memberId}:${userId}`;

/** The draft to a member, kept in the browser until it is sent. */
export function useMessageDraft(memberId: string, userId: string): MessageDraft {
  const draft = useDrafts((drafts) => drafts[draftKeyOf(memberId, userId)]) ??
    getMessageDraft(memberId, userId);
  useEffect(() => {
    void hasDraftImage(memberId, userId);
    return watchDraftFile(memberId, draftNameOf(userId), () => void readDraftImage(memberId, userId));
  }, [memberId, userId]);
  return draft;
}

/** Returns another tab's change to the draft to a member. */
export function useMessageDraftNews(memberId: string, userId: string): DraftNews | null {
  const draft = useMessageDraft(memberId, userId);
  return useSyncAcrossTabs(memberId, draftNameOf(userId), {
    shown: textsOf(draft),
    isEmpty: !draft.content && !draft.alt,
    parse: parseMessageDraft,
    showStored: (stored) => void changeShownDraft(memberId, userId, stored ?? emptyTexts),
    picture: {
      hide: () => void changeShownDraft(memberId, userId, { image: null }),
      readAgain: () => void readDraftImage(memberId, userId),
    },
  });
}

/** Changes text or description. */
export function writeMessageDraft(
  memberId: string,
  userId: string,
  change: Partial<Pick<MessageDraft, "content" | "alt">>,
): void {
  const before = getMessageDraft(memberId, userId);
  const next = textsOf(changeShownDraft(memberId, userId, { ...change, ...advanceVersion(before) }));
  keepDraft(memberId, draftNameOf(userId), before, next.content || next.alt ? next : null);
}

export async function attachToDraft(memberId: string, userId: string, image: File | null): Promise<void> {
  changeShownDraft(memberId, userId, { image });
  const isImageKept = await writeDraftFile(memberId, draftNameOf(userId), image);
  changeShownDraft(memberId, userId, { isImageKept: isImageKept || image === null });
}

/** Whether the draft has an image; waits for the stored one. */
export async function hasDraftImage(memberId: string, userId: string): Promise<boolean> {
  if (getMessageDraft(memberId, userId).image === undefined) {
    const kept = await readDraftFile(memberId, draftNameOf(userId));
    // A file chosen or removed in the meantime wins.
    if (getMessageDraft(memberId, userId).image === undefined) {
      changeShownDraft(memberId, userId, { image: kept });
    }
  }
  return Boolean(getMessageDraft(memberId, userId).image);
}

/** Shows the stored image, which another tab may have changed. */
async function readDraftImage(memberId: string, userId: string): Promise<void> {
  const { image } = getMessageDraft(memberId, userId);
  const stored = await readDraftFile(memberId, draftNameOf(userId));
  // A file chosen or removed in the meantime wins. The same one in another object would load again.
  if (getMessageDraft(memberId, userId).image !== image || isSameFile(image, stored)) return;
  changeShownDraft(memberId, userId, { image: stored });
}

/** Puts a message before the draft's text. Its image replaces the draft's. */
export function addToDraft(
  memberId: string,
  userId: string,
  { content, image, alt }: { readonly content: string; readonly image: File | null; readonly alt: string },
): void {
  const texts = [content, getMessageDraft(memberId, userId).content].filter((text) => text.trim() !== "");
  writeMessageDraft(memberId, userId, { content: texts.join("\n\n"), ...(image && { alt }) });
  if (image) void attachToDraft(memberId, userId, image);
}

/**
 * Empties the composer at once. The stored draft is deleted once `stored` resolves, when the
 * message is stored elsewhere.
 */
export async function clearDraft(memberId: string, userId: string, stored: Promise<void>): Promise<void> {
  const sent = getMessageDraft(memberId, userId);
  const { image, attemptKey } = sent;
  const name = draftNameOf(userId);
  const forget = () => removeDraft(memberId, name, sent, true);
  changeShownDraft(memberId, userId, { ...emptyTexts, image: image ? null : image });
  if (!image) forget();
  await stored;
  if (!image) return;
  const now = getMessageDraft(memberId, userId);
  // Keeps text written, here or in another tab, and an image attached since.
  if (readKeptTexts(memberId, userId)?.attemptKey === attemptKey) forget();
  if (now.image === null) await writeDraftFile(memberId, name, null);
}

export function getMessageDraft(memberId: string, userId: string): MessageDraft {
  const shown = useDrafts.getState()[draftKeyOf(memberId, userId)];
  return shown ?? { ...(readKeptTexts(memberId, userId) ?? emptyTexts), image: undefined, isImageKept: true };
}

function changeShownDraft(memberId: string, userId: string, change: Partial<MessageDraft>): MessageDraft {
  const draft = { ...getMessageDraft(memberId, userId), ...change };
  useDrafts.setState({ [draftKeyOf(memberId, userId)]: draft });
  return draft;
}

type Texts = Pick<MessageDraft, "content" | "alt" | keyof DraftVersion>;

function textsOf({ content, alt, attemptKey, base, isOwn }: MessageDraft): Texts {
  return { content, alt, attemptKey, base, isOwn };
}

const emptyTexts: Texts = { content: "", alt: "", ...unwritten };

function readKeptTexts(memberId: string, userId: string): Texts | null {
  return readDraft(memberId, draftNameOf(userId), parseMessageDraft);
}

function parseMessageDraft(kept: unknown): Texts | null {
  const { content, alt } = (kept ?? {}) as Record<string, unknown>;
  if (typeof content !== "string" || typeof alt !== "string") return null;
  return { content, alt, ...parseVersion(kept ?? {}) };
}
