import { useEffect, useEffectEvent, useState } from "react";
import { readDraftFile, writeDraftFile } from "../../../lib/drafts/draft-file.ts";
import { advanceVersion, type DraftVersion } from "../../../lib/drafts/compare-draft-versions.ts";
import { useDraftFile } from "../../../lib/drafts/use-draft-file.ts";
import { keepDraft, readDraft, removeDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { clearSent, useClearWhenSent } from "../../../lib/drafts/sent-drafts.ts";
import { type DraftNews, useSyncAcrossTabs } from "../../../lib/drafts/use-sync-across-tabs.ts";
import {
  applyChange,
  applyPrefill,
  emptyDraft,
  getDraftName,
  parsePostDraft,
  type PostDraft,
  type Prefill,
} from "./post-draft.ts";

export interface DraftControl {
  readonly draft: PostDraft;
  readonly image: File | null;
  /** False until the browser has returned the stored image. */
  readonly isImageRestored: boolean;
  /** False when the browser cannot store the image over a reload. */
  readonly isImageKept: boolean;
  readonly news: DraftNews | null;
  /** Changes the draft, which gets a new idempotency key. */
  readonly write: (change: Partial<Omit<PostDraft, keyof DraftVersion>>) => void;
  readonly attach: (image: File | null) => void;
  /**
   * Returns the idempotency key of this version of the draft, the same for every attempt to send
   * it.
   */
  readonly keyOfAttempt: () => string;
  readonly discard: () => void;
  /** Appends this draft to the one without a quote. */
  readonly moveToPlain: () => Promise<void>;
  /**
   * Discards the published draft, also after leaving its screen. Returns false when the draft has
   * changed since.
   */
  readonly discardSent: (attemptKey: string) => boolean;
}

/** A member's unfinished post, which the browser keeps until it is sent or discarded. */
export function useDraft(memberId: string, name: string, prefill: Prefill): DraftControl {
  const [draft, setDraft] = useState(() => applyPrefill(readKeptDraft(memberId, name), prefill));
  const picture = useDraftFile(memberId, name, () => {
    // The same words with another picture are another post.
    if (isReplaced(memberId, name, draft)) setDraft({ ...draft, ...advanceVersion(draft) });
  });
  const { file: image, isKept: isImageKept, setFile: setImage } = picture;
  const storeFilledIn = useEffectEvent(() => {
    // The hand-over was removed when it was read.
    if (draft.isOwn) writeDraft(memberId, name, draft);
  });
  useEffect(() => storeFilledIn(), []);

  const keep = (next: PostDraft, hasImage = image !== null) => {
    setDraft(next);
    keepDraft(memberId, name, draft, hasImage || hasContent(next) ? next : null);
  };
  const attach = (file: File | null) => {
    setImage(file);
    keep(applyChange(draft, { alt: file ? draft.alt : "", imageUrl: null }), file !== null);
  };
  const discard = () => {
    setDraft(emptyDraft);
    // Another tab's text since then stays, with its picture.
    if (isReplaced(memberId, name, draft)) return picture.hide();
    setImage(null);
    removeDraft(memberId, name, draft, false);
  };
  // Another tab may have written more in the meantime.
  useClearWhenSent(draft.attemptKey, () => {
    const kept = readKeptDraft(memberId, name);
    setDraft(kept);
    if (kept === emptyDraft) setImage(null);
  });
  const news = useSyncAcrossTabs(memberId, name, {
    shown: draft,
    isEmpty: !hasContent(draft) && !image,
    parse: parsePostDraft,
    showStored: (stored) => setDraft(stored ?? emptyDraft),
    picture,
  });
  return {
    draft,
    image: image ?? null,
    isImageRestored: image !== undefined,
    isImageKept,
    news,
    attach,
    write: (change) => keep(applyChange(draft, change)),
    keyOfAttempt: () => {
      if (draft.attemptKey !== null) return draft.attemptKey;
      const attemptKey = crypto.randomUUID();
      keep({ ...draft, attemptKey }, true);
      return attemptKey;
    },
    discard,
    moveToPlain: async () => {
      const plain = getDraftName(null);
      const file = image === undefined ? await readDraftFile(memberId, name) : image;
      const moved = applyPrefill(readKeptDraft(memberId, plain), draft);
      writeDraft(memberId, plain, file ? { ...moved, alt: draft.alt, imageUrl: null } : moved);
      if (file) await writeDraftFile(memberId, plain, file);
      discard();
    },
    discardSent: (attemptKey) => discardSent(memberId, name, attemptKey),
  };
}

function discardSent(memberId: string, name: string, attemptKey: string): boolean {
  const kept = readKeptDraft(memberId, name);
  return clearSent(attemptKey, kept.attemptKey, () => {
    removeDraft(memberId, name, kept, true);
    void writeDraftFile(memberId, name, null);
  });
}

function readKeptDraft(memberId: string, name: string): PostDraft {
  return readDraft(memberId, name, parsePostDraft) ?? emptyDraft;
}

/** Whether another tab has stored another version since. */
function isReplaced(memberId: string, name: string, { attemptKey }: PostDraft): boolean {
  const kept = readDraft(memberId, name, parsePostDraft);
  return kept !== null && kept.attemptKey !== attemptKey;
}

function hasContent({ content, alt, imageUrl }: PostDraft): boolean {
  return Boolean(content || alt || imageUrl);
}
