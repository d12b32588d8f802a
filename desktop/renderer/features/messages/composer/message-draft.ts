import { useEffect } from "react";
import { create } from "zustand";
import { readDraftFile, writeDraftFile } from "../../../lib/drafts/draft-file.ts";
import { readDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";

/** An unfinished message to a member. */
interface MessageDraft {
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
  useEffect(() => void hasDraftImage(memberId, userId), [memberId, userId]);
  return draft;
}

/** Changes text or description. */
export function writeMessageDraft(
  memberId: string,
  userId: string,
  change: Partial<Pick<MessageDraft, "content" | "alt">>,
): void {
  const { content, alt } = changeShownDraft(memberId, userId, change);
  writeDraft(memberId, draftNameOf(userId), content || alt ? { content, alt } : null);
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
  const { image } = getMessageDraft(memberId, userId);
  if (!image) writeMessageDraft(memberId, userId, { content: "", alt: "" });
  else changeShownDraft(memberId, userId, { content: "", alt: "", image: null });
  await stored;
  const now = getMessageDraft(memberId, userId);
  // Keeps text written and an image attached since.
  if (image) writeMessageDraft(memberId, userId, {});
  if (image && now.image === null) await writeDraftFile(memberId, draftNameOf(userId), null);
}

export function getMessageDraft(memberId: string, userId: string): MessageDraft {
  const shown = useDrafts.getState()[draftKeyOf(memberId, userId)];
  const kept = () => readDraft(memberId, draftNameOf(userId), parseMessageDraft);
  return shown ?? { ...(kept() ?? { content: "", alt: "" }), image: undefined, isImageKept: true };
}

function changeShownDraft(memberId: string, userId: string, change: Partial<MessageDraft>): MessageDraft {
  const draft = { ...getMessageDraft(memberId, userId), ...change };
  useDrafts.setState({ [draftKeyOf(memberId, userId)]: draft });
  return draft;
}

function parseMessageDraft(kept: unknown): Pick<MessageDraft, "content" | "alt"> | null {
  const { content, alt } = (kept ?? {}) as Record<string, unknown>;
  return typeof content === "string" && typeof alt === "string" ? { content, alt } : null;
}
