import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readDraftFile, removeDraftFiles, writeDraftFile } from "../../../lib/drafts/draft-file.ts";
import type { DraftVersion } from "../../../lib/drafts/compare-draft-versions.ts";
import {
  getDraftKey,
  keepDraft,
  readDraft,
  removeDraft,
  writeDraft,
} from "../../../lib/drafts/draft-store.ts";
import { clearSent, useClearWhenSent } from "../../../lib/drafts/sent-drafts.ts";
import { type DraftNews, useSyncAcrossTabs } from "../../../lib/drafts/use-sync-across-tabs.ts";
import { watchOtherTabs } from "../../../lib/storage/guarded-storage.ts";
import { addAddresses, type ChangePictures } from "../../media/chosen-pictures.ts";
import { forgetUploads } from "../../media/use-pictures.ts";
import { useGivenBack } from "./give-back.ts";
import {
  applyChange,
  applyPrefill,
  emptyDraft,
  getDraftName,
  hasContent,
  parsePostDraft,
  type PostDraft,
  type Prefill,
} from "./post-draft.ts";

export interface DraftControl {
  readonly draft: PostDraft;
  readonly news: DraftNews | null;
  /** Changes the draft, which gets a new idempotency key. */
  readonly write: (change: Partial<Omit<PostDraft, keyof DraftVersion>>) => void;
  readonly changePictures: (change: ChangePictures) => void;
  /** Keeps where the pictures lie: the draft keeps its idempotency key. */
  readonly keepAddresses: (change: ChangePictures) => void;
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
  const [draft, setShown] = useState(() => applyPrefill(readKeptDraft(memberId, name), prefill));
  // Files are looked at and uploaded meanwhile: what they change is the newest draft.
  const latest = useRef(draft);
  const setDraft = (next: PostDraft) => {
    latest.current = next;
    setShown(next);
  };
  const storeFilledIn = useEffectEvent(() => {
    // The hand-over was removed when it was read.
    if (draft.isOwn) writeDraft(memberId, name, draft);
  });
  useEffect(() => storeFilledIn(), []);

  const keep = (next: PostDraft) => {
    const before = latest.current;
    setDraft(next);
    keepDraft(memberId, name, before, hasContent(next) ? next : null);
  };
  const write: DraftControl["write"] = (change) => keep(applyChange(latest.current, change));
  const keepAddresses = (change: ChangePictures) => {
    const pictures = change(latest.current.pictures);
    if (pictures === latest.current.pictures) return;
    setDraft({ ...latest.current, pictures });
    if (!isReplaced(memberId, name, latest.current)) writeDraft(memberId, name, latest.current);
  };
  useAddressesOfOtherTabs(memberId, name, keepAddresses);
  const discard = () => {
    const discarded = latest.current;
    setDraft(emptyDraft);
    forgetUploads(discarded.pictures);
    // Another tab's text since then stays, with its pictures.
    if (isReplaced(memberId, name, discarded)) return;
    void removeDraftFiles(memberId, name, discarded.pictures);
    removeDraft(memberId, name, discarded, false);
  };
  // Another tab may have written more in the meantime.
  useClearWhenSent(draft.attemptKey, () => setDraft(readKeptDraft(memberId, name)));
  useGivenBack(memberId, name, () => setDraft(readKeptDraft(memberId, name)));
  const news = useSyncAcrossTabs(memberId, name, {
    shown: draft,
    isEmpty: !hasContent(draft),
    parse: parsePostDraft,
    showStored: (stored) => setDraft(stored ?? emptyDraft),
  });
  return {
    draft,
    news,
    write,
    changePictures: (change) => {
      const pictures = change(latest.current.pictures);
      if (pictures !== latest.current.pictures) write({ pictures });
    },
    keepAddresses,
    keyOfAttempt: () => {
      if (latest.current.attemptKey !== null) return latest.current.attemptKey;
      const attemptKey = crypto.randomUUID();
      keep({ ...latest.current, attemptKey });
      return attemptKey;
    },
    discard,
    moveToPlain: async () => {
      await appendToPlain(memberId, name, latest.current);
      discard();
    },
    discardSent: (attemptKey) => discardSent(memberId, name, attemptKey),
  };
}

async function appendToPlain(memberId: string, name: string, draft: PostDraft): Promise<void> {
  const plain = getDraftName(null);
  const moved = applyPrefill(readKeptDraft(memberId, plain), draft);
  writeDraft(memberId, plain, moved);
  await Promise.all(draft.pictures.map(async ({ id }) => {
    const file = await readDraftFile(memberId, name, id);
    if (file) await writeDraftFile(memberId, plain, file, id);
  }));
}

/** What another tab has uploaded need not be uploaded here. */
function useAddressesOfOtherTabs(memberId: string, name: string, keep: DraftControl["keepAddresses"]): void {
  const takeAddresses = useEffectEvent(() => {
    const addresses = new Map<string, string>();
    for (const { id, url } of readKeptDraft(memberId, name).pictures) {
      if (url !== null) addresses.set(id, url);
    }
    keep((pictures) => addAddresses(pictures, addresses));
  });
  useEffect(() =>
    watchOtherTabs((key) => {
      if (key === getDraftKey(memberId, name)) takeAddresses();
    }), [memberId, name]);
}

function discardSent(memberId: string, name: string, attemptKey: string): boolean {
  const kept = readKeptDraft(memberId, name);
  return clearSent(attemptKey, kept.attemptKey, () => {
    removeDraft(memberId, name, kept, true);
    forgetUploads(kept.pictures);
    void removeDraftFiles(memberId, name, kept.pictures);
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
