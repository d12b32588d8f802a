import { useEffect, useState } from "react";
import { readDraftFile, writeDraftFile } from "../../../lib/drafts/draft-file.ts";
import { useDraftFile } from "../../../lib/drafts/use-draft-file.ts";
import { readDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { clearSent, useClearWhenSent } from "../../../lib/drafts/sent-drafts.ts";
import {
  draftName,
  emptyDraft,
  parsePostDraft,
  type PostDraft,
  type Prefill,
  withChange,
  withPrefill,
} from "./post-draft.ts";

export interface DraftControl {
  readonly draft: PostDraft;
  readonly image: File | null;
  /** False until the browser has returned the stored image. */
  readonly isImageRestored: boolean;
  /** False when the browser cannot store the image over a reload. */
  readonly isImageKept: boolean;
  /** Changes the draft, which gets a new idempotency key. */
  readonly write: (change: Partial<Omit<PostDraft, "attemptKey">>) => void;
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

/**
 * A member's unfinished post, kept in the browser until it is sent or discarded. See `draftName`.
 */
export function useDraft(memberId: string, name: string, prefill: Prefill): DraftControl {
  const [draft, setDraft] = useState(() => withPrefill(readKeptDraft(memberId, name), prefill));
  const { file: image, isKept: isImageKept, setFile: setImage } = useDraftFile(memberId, name);
  useEffect(() => {
    // The hand-over was removed when it was read.
    if (prefill.imageUrl || prefill.content) {
      storeDraft(memberId, name, withPrefill(readKeptDraft(memberId, name), prefill));
    }
  }, [memberId, name, prefill]);

  const keep = (next: PostDraft) => {
    setDraft(next);
    storeDraft(memberId, name, next);
  };
  const attach = (file: File | null) => {
    setImage(file);
    keep(withChange(draft, { alt: file ? draft.alt : "", imageUrl: null }));
  };
  const discard = () => {
    setImage(null);
    keep(emptyDraft);
  };
  useClearWhenSent(draft.attemptKey, discard);
  return {
    draft,
    image: image ?? null,
    isImageRestored: image !== undefined,
    isImageKept,
    attach,
    write: (change) => keep(withChange(draft, change)),
    keyOfAttempt: () => {
      const attemptKey = draft.attemptKey ?? crypto.randomUUID();
      keep({ ...draft, attemptKey });
      return attemptKey;
    },
    discard,
    moveToPlain: async () => {
      const plain = draftName(null);
      const file = image === undefined ? await readDraftFile(memberId, name) : image;
      const moved = withPrefill(readKeptDraft(memberId, plain), draft);
      storeDraft(memberId, plain, file ? { ...moved, alt: draft.alt, imageUrl: null } : moved);
      if (file) await writeDraftFile(memberId, plain, file);
      discard();
    },
    discardSent: (attemptKey) =>
      clearSent(attemptKey, readKeptDraft(memberId, name).attemptKey, () => {
        storeDraft(memberId, name, emptyDraft);
        void writeDraftFile(memberId, name, null);
      }),
  };
}

function readKeptDraft(memberId: string, name: string): PostDraft {
  return readDraft(memberId, name, parsePostDraft) ?? emptyDraft;
}

function storeDraft(memberId: string, name: string, draft: PostDraft): void {
  const isEmpty = !draft.content && !draft.alt && !draft.imageUrl && !draft.attemptKey;
  writeDraft(memberId, name, isEmpty ? null : draft);
}
