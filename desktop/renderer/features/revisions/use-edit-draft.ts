import { useRef, useState } from "react";
import { advanceVersion, type DraftVersion } from "../../lib/drafts/compare-draft-versions.ts";
import { removeDraftFiles } from "../../lib/drafts/draft-file.ts";
import { keepDraft, readDraft, removeDraft, writeDraft } from "../../lib/drafts/draft-store.ts";
import { type DraftNews, useSyncAcrossTabs } from "../../lib/drafts/use-sync-across-tabs.ts";
import type { ChangePictures } from "../media/chosen-pictures.ts";
import { forgetUploads } from "../media/use-pictures.ts";
import type { CoverDraft } from "../../ui/cover/cover-draft.ts";
import {
  type Edit,
  type EditDraft,
  getCover,
  getRevision,
  isChanged,
  type Original,
  parseEditDraft,
  startEdit,
  toEdit,
} from "./edit-draft.ts";

export interface EditDraftControl {
  readonly draft: EditDraft;
  readonly news: DraftNews | null;
  readonly isChanged: boolean;
  /** As the edit would leave it. */
  readonly cover: CoverDraft;
  /** It was begun before, and closed unsaved. */
  readonly wasKept: boolean;
  /** The kept edit was begun from an earlier version than stands now. */
  readonly isBehind: boolean;
  readonly write: (change: Partial<Omit<EditDraft, keyof DraftVersion>>) => void;
  readonly changePictures: (change: ChangePictures) => void;
  /** Keeps where the pictures lie: the draft stays the same version. */
  readonly keepAddresses: (change: ChangePictures) => void;
  /** The newest draft, to be saved. */
  readonly getEdit: () => Edit;
  /** Begins again from another version; the pictures of the draft stay until the edit ends. */
  readonly restart: (from: Original) => void;
  /** Forgets the draft, unless another tab has written its own meanwhile. */
  readonly end: (isSaved: boolean) => void;
}

/** A member's unsaved edit, which the browser keeps until it is saved or discarded. */
export function useEditDraft(memberId: string, name: string, first: Original): EditDraftControl {
  const [original, setOriginal] = useState(first);
  const [opened] = useState(() => readDraft(memberId, name, parseEditDraft));
  const [draft, setShown] = useState(() => opened ?? startEdit(first));
  // Files are looked at and uploaded meanwhile: what they change is the newest draft.
  const latest = useRef(draft);
  /** Of a text that was set aside for another, and may come back. */
  const aside = useRef<EditDraft["pictures"]>([]);
  const setDraft = (next: EditDraft) => {
    latest.current = next;
    setShown(next);
  };
  const write: EditDraftControl["write"] = (changed) => {
    const before = latest.current;
    const next = { ...before, ...changed, ...advanceVersion(before) };
    setDraft(next);
    keepDraft(memberId, name, before, isChanged(next, original) ? next : null);
  };
  const news = useSyncAcrossTabs(memberId, name, {
    shown: draft,
    isEmpty: !isChanged(draft, original),
    parse: parseEditDraft,
    showStored: (stored) => setDraft(stored ?? startEdit(original)),
  });
  const isOfThisTab = () => {
    const kept = readDraft(memberId, name, parseEditDraft);
    return kept === null || kept.attemptKey === latest.current.attemptKey;
  };
  const remove = (isSaved: boolean) => {
    if (isOfThisTab()) removeDraft(memberId, name, latest.current, isSaved);
  };
  const end = (isSaved: boolean) => {
    const pictures = [...latest.current.pictures, ...aside.current];
    forgetUploads(pictures);
    if (!isOfThisTab()) return;
    remove(isSaved);
    void removeDraftFiles(memberId, name, pictures);
  };
  return {
    draft,
    news,
    isChanged: isChanged(draft, original),
    cover: getCover(draft, original),
    wasKept: opened !== null,
    isBehind: opened !== null && opened.revision < getRevision(first),
    write,
    changePictures: (change) => {
      const pictures = change(latest.current.pictures);
      if (pictures !== latest.current.pictures) write({ pictures });
    },
    keepAddresses: (change) => {
      const pictures = change(latest.current.pictures);
      if (pictures === latest.current.pictures) return;
      setDraft({ ...latest.current, pictures });
      if (isOfThisTab()) writeDraft(memberId, name, latest.current);
    },
    getEdit: () => toEdit(latest.current, original),
    restart: (from) => {
      aside.current = latest.current.pictures;
      remove(false);
      setOriginal(from);
      setDraft(startEdit(from));
    },
    end,
  };
}
