import { useEffect, useState } from "react";
import { readDraftFile, writeDraftFile } from "../../../lib/drafts/draft-file.ts";
import { readDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { clearSent, useSentDraft } from "../../../lib/drafts/sent-drafts.ts";
import {
  draftName,
  emptyDraft,
  parseDraft,
  type PostDraft,
  type Prefill,
  withPrefill,
} from "./post-draft.ts";

interface DraftControl {
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
  /** Moves what was written behind the words of the draft without a quote. */
  readonly moveToPlain: () => Promise<void>;
  /** Discards what was published, also from a screen that was left. False when the draft is another post by now. */
  readonly discardSent: (attemptKey: string) => boolean;
}

/** A member's unfinished post: kept in the browser while they write, back after a reload, gone when discarded. See `draftName`. */
export function useDraft(memberId: string, name: string, prefill: Prefill): DraftControl {
  const [draft, setDraft] = useState(() => withPrefill(readKept(memberId, name), prefill));
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
  }, [memberId, name]);

  useEffect(() => {
    // What was handed over is nowhere else any more.
    if (prefill.imageUrl || prefill.content) {
      store(memberId, name, withPrefill(readKept(memberId, name), prefill));
    }
  }, [memberId, name, prefill]);

  const keep = (next: PostDraft) => {
    setDraft(next);
    store(memberId, name, next);
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
    moveToPlain: async () => {
      const plain = draftName(null);
      const file = image === undefined ? await readDraftFile(memberId, name) : image;
      const moved = withPrefill(readKept(memberId, plain), draft);
      store(memberId, plain, file ? { ...moved, alt: draft.alt, imageUrl: null } : moved);
      if (file) await writeDraftFile(memberId, plain, file);
      discard();
    },
    discardSent: (attemptKey) =>
      clearSent(attemptKey, readKept(memberId, name).attemptKey, () => {
        store(memberId, name, emptyDraft);
        void writeDraftFile(memberId, name, null);
      }),
  };
}

function readKept(memberId: string, name: string): PostDraft {
  return readDraft(localStorage, memberId, name, parseDraft) ?? emptyDraft;
}

function store(memberId: string, name: string, draft: PostDraft): void {
  const isEmpty = !draft.content && !draft.alt && !draft.imageUrl && !draft.attemptKey;
  writeDraft(localStorage, memberId, name, isEmpty ? null : draft);
}
