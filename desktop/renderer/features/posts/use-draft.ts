import { useEffect, useState } from "react";
import { readDraftFile, writeDraftFile } from "../../lib/draft-file.ts";
import { readDraft, writeDraft } from "../../lib/draft-store.ts";
import { clearSent, useSentDraft } from "../../lib/sent-drafts.ts";
import { emptyDraft, parseDraft, type PostDraft, type Prefill, withPrefill } from "./post-draft.ts";

const name = "post";

export interface DraftControl {
  readonly draft: PostDraft;
  readonly image: File | null;
  /** False until the browser has told whether it keeps an image of the draft. */
  readonly isImageRestored: boolean;
  /** False when this browser cannot keep the image over a reload. */
  readonly isImageKept: boolean;
  /** Something of it changed: what was tried before is no longer this post. */
  readonly write: (change: Partial<Omit<PostDraft, "attemptKey">>) => void;
  readonly attach: (image: File | null) => void;
  /** The key of this very post, the same for every attempt to send it. */
  readonly keyOfAttempt: () => string;
  readonly discard: () => void;
  /** Discards what was published, also from a screen that was left. False when the draft is another post by now. */
  readonly discardSent: (attemptKey: string) => boolean;
}

/** The member's unfinished post: kept in the browser while they write, back after a reload, gone when discarded. */
export function useDraft(memberId: string, prefill: Prefill): DraftControl {
  const [draft, setDraft] = useState(() => withPrefill(readKept(memberId), prefill));
  const [image, setImage] = useState<File | null>();
  const [isImageKept, setImageKept] = useState(true);
  useEffect(() => {
    let isLeft = false;
    void readDraftFile(memberId, name).then((file) => {
      // What was chosen, or discarded, in the meantime holds.
      if (!isLeft) setImage((chosen) => chosen === undefined ? file : chosen);
    });
    return () => {
      isLeft = true;
    };
  }, [memberId]);

  useEffect(() => {
    // What was handed over is nowhere else any more.
    if (prefill.imageUrl || prefill.quoted || prefill.content) {
      store(memberId, withPrefill(readKept(memberId), prefill));
    }
  }, [memberId, prefill]);

  const keep = (next: PostDraft) => {
    setDraft(next);
    store(memberId, next);
  };
  const attach = (file: File | null) => {
    setImage(file);
    void writeDraftFile(memberId, name, file).then(setImageKept);
    keep({ ...draft, alt: file ? draft.alt : "", imageUrl: null, attemptKey: null });
  };
  const discard = () => {
    setImage(null);
    void writeDraftFile(memberId, name, null);
    keep(emptyDraft);
  };
  useSentDraft(draft.attemptKey, discard);
  return {
    draft,
    image: image ?? null,
    isImageRestored: image !== undefined,
    isImageKept,
    attach,
    write: (change) => keep({ ...draft, ...change, attemptKey: null }),
    keyOfAttempt: () => {
      const attemptKey = draft.attemptKey ?? crypto.randomUUID();
      keep({ ...draft, attemptKey });
      return attemptKey;
    },
    discard,
    discardSent: (attemptKey) =>
      clearSent(attemptKey, readKept(memberId).attemptKey, () => {
        store(memberId, emptyDraft);
        void writeDraftFile(memberId, name, null);
      }),
  };
}

function readKept(memberId: string): PostDraft {
  return readDraft(localStorage, memberId, name, parseDraft) ?? emptyDraft;
}

function store(memberId: string, draft: PostDraft): void {
  const isEmpty = !draft.content && !draft.alt && !draft.imageUrl && !draft.quoted && !draft.attemptKey;
  writeDraft(localStorage, memberId, name, isEmpty ? null : draft);
}
