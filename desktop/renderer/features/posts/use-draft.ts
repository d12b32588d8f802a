import { useEffect, useState } from "react";
import { readDraftFile, writeDraftFile } from "../../lib/draft-file.ts";
import { readDraft, writeDraft } from "../../lib/draft-store.ts";
import { emptyDraft, parseDraft, type PostDraft, withPrefill } from "./post-draft.ts";

const name = "post";

export interface DraftControl {
  readonly draft: PostDraft;
  readonly image: File | null;
  /** False when this browser cannot keep the image over a reload. */
  readonly isImageKept: boolean;
  /** Text or description changed: what was tried before is no longer this post. */
  readonly write: (change: Partial<Pick<PostDraft, "content" | "alt">>) => void;
  readonly attach: (image: File | null) => void;
  /** The key of this very post, the same for every attempt to send it. */
  readonly keyOfAttempt: () => string;
  readonly discard: () => void;
}

/** The member's unfinished post: kept in the browser while they write, back after a reload, gone when discarded. */
export function useDraft(memberId: string, prefill: string): DraftControl {
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(localStorage, memberId, name, parseDraft) ?? emptyDraft;
    return withPrefill(kept, prefill);
  });
  const [image, setImage] = useState<File | null>(null);
  const [isImageKept, setImageKept] = useState(true);
  useEffect(() => {
    let isLeft = false;
    void readDraftFile(memberId, name).then((file) => {
      if (!isLeft && file) setImage((chosen) => chosen ?? file);
    });
    return () => {
      isLeft = true;
    };
  }, [memberId]);

  const keep = (next: PostDraft) => {
    setDraft(next);
    writeDraft(localStorage, memberId, name, next.content || next.alt || next.attemptKey ? next : null);
  };
  const attach = (file: File | null) => {
    setImage(file);
    void writeDraftFile(memberId, name, file).then(setImageKept);
    keep({ ...draft, alt: file ? draft.alt : "", attemptKey: null });
  };
  return {
    draft,
    image,
    isImageKept,
    attach,
    write: (change) => keep({ ...draft, ...change, attemptKey: null }),
    keyOfAttempt: () => {
      const attemptKey = draft.attemptKey ?? crypto.randomUUID();
      keep({ ...draft, attemptKey });
      return attemptKey;
    },
    discard: () => {
      setImage(null);
      void writeDraftFile(memberId, name, null);
      keep(emptyDraft);
    },
  };
}
