import { useRef, useState } from "react";
import {
  advanceVersion,
  type DraftVersion,
  parseVersion,
  unwritten,
} from "../../lib/drafts/compare-draft-versions.ts";
import { removeDraftFiles } from "../../lib/drafts/draft-file.ts";
import { keepDraft, readDraft, removeDraft, writeDraft } from "../../lib/drafts/draft-store.ts";
import { clearSent, useClearWhenSent } from "../../lib/drafts/sent-drafts.ts";
import { type DraftNews, useSyncAcrossTabs } from "../../lib/drafts/use-sync-across-tabs.ts";
import { type ChangePictures, type KeptPicture, parseKeptPictures } from "../media/chosen-pictures.ts";
import { forgetUploads } from "../media/use-pictures.ts";
import { type AskedCoverDraft, noCover, parseCoverDraft } from "../../ui/cover/cover-draft.ts";

interface CommentDraft extends DraftVersion, AskedCoverDraft {
  readonly text: string;
  /** As chosen by hand (posts.19). */
  readonly language: string | null;
  readonly pictures: readonly KeptPicture[];
}

export interface CommentDraftControl extends Pick<CommentDraft, "text" | "language" | "pictures"> {
  readonly cover: AskedCoverDraft;
  readonly news: DraftNews | null;
  readonly write: (text: string) => void;
  readonly chooseLanguage: (language: string | null) => void;
  readonly changeCover: (cover: Partial<AskedCoverDraft>) => void;
  readonly changePictures: (change: ChangePictures) => void;
  /** Keeps where the pictures lie: the draft keeps its idempotency key. */
  readonly keepAddresses: (change: ChangePictures) => void;
  /**
   * Returns the idempotency key of this version of the draft, the same for every attempt to send it
   * (api.6).
   */
  readonly keyOfAttempt: () => string;
  /**
   * Clears the sent draft, also after leaving this screen. Returns false when it has changed since.
   */
  readonly clearSent: (attemptKey: string) => boolean;
}

/** A member's unfinished comment, kept in the browser until it is sent. */
export function useCommentDraft(memberId: string, name: string): CommentDraftControl {
  const [draft, setShown] = useState(() => readKept(memberId, name));
  // Files are looked at and uploaded meanwhile: what they change is the newest draft.
  const latest = useRef(draft);
  const setDraft = (next: CommentDraft) => {
    latest.current = next;
    setShown(next);
  };
  const change = (changed: Partial<CommentDraft>) => {
    const before = latest.current;
    const next = { ...before, ...changed, ...advanceVersion(before) };
    setDraft(next);
    keepDraft(memberId, name, before, hasContent(next) ? next : null);
  };
  // Another tab may have written more in the meantime.
  useClearWhenSent(draft.attemptKey, () => setDraft(readKept(memberId, name)));
  const news = useSyncAcrossTabs(memberId, name, {
    shown: draft,
    isEmpty: !hasContent(draft),
    parse: parseDraft,
    showStored: (stored) => setDraft(stored ?? empty),
  });
  return {
    text: draft.text,
    language: draft.language,
    pictures: draft.pictures,
    cover: draft,
    news,
    write: (text) => change({ text }),
    chooseLanguage: (language) => change({ language }),
    changeCover: change,
    changePictures: (next) => {
      const pictures = next(latest.current.pictures);
      if (pictures !== latest.current.pictures) change({ pictures });
    },
    keepAddresses: (next) => {
      const pictures = next(latest.current.pictures);
      if (pictures === latest.current.pictures) return;
      setDraft({ ...latest.current, pictures });
      if (isOfThisTab(memberId, name, latest.current)) writeDraft(memberId, name, latest.current);
    },
    keyOfAttempt: () => {
      if (latest.current.attemptKey !== null) return latest.current.attemptKey;
      const attemptKey = crypto.randomUUID();
      setDraft({ ...latest.current, attemptKey });
      writeDraft(memberId, name, latest.current);
      return attemptKey;
    },
    clearSent: (attemptKey) => {
      const kept = readKept(memberId, name);
      return clearSent(attemptKey, kept.attemptKey, () => {
        removeDraft(memberId, name, kept, true);
        forgetUploads(kept.pictures);
        void removeDraftFiles(memberId, name, kept.pictures);
      });
    },
  };
}

const empty: CommentDraft = {
  text: "",
  language: null,
  pictures: [],
  ...noCover,
  isCoverAnswered: false,
  ...unwritten,
};

function hasContent({ text, pictures }: CommentDraft): boolean {
  return text !== "" || pictures.length > 0;
}

/** Whether no other tab has stored another version since. */
function isOfThisTab(memberId: string, name: string, { attemptKey }: CommentDraft): boolean {
  const kept = readDraft(memberId, name, parseDraft);
  return kept === null || kept.attemptKey === attemptKey;
}

function readKept(memberId: string, name: string): CommentDraft {
  return readDraft(memberId, name, parseDraft) ?? empty;
}

function parseDraft(kept: unknown): CommentDraft | null {
  const { text, language, pictures } = (kept ?? {}) as Record<string, unknown>;
  if (typeof text !== "string") return null;
  return {
    text,
    language: typeof language === "string" ? language : null,
    // Before comments had pictures, a draft had none.
    pictures: Array.isArray(pictures) ? parseKeptPictures({ pictures }) : [],
    ...parseCoverDraft(kept ?? {}),
    ...parseVersion(kept ?? {}),
  };
}
