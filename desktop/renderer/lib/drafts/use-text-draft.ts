import { useState } from "react";
import { keepDraft, readDraft, removeDraft, writeDraft } from "./draft-store.ts";
import { advanceVersion, type DraftVersion, parseVersion, unwritten } from "./compare-draft-versions.ts";
import { clearSent, useClearWhenSent } from "./sent-drafts.ts";
import { type DraftNews, useSyncAcrossTabs } from "./use-sync-across-tabs.ts";

interface TextDraft extends DraftVersion {
  readonly text: string;
  /** As chosen by hand (posts.19). */
  readonly language: string | null;
}

interface TextDraftControl {
  readonly text: string;
  readonly language: string | null;
  readonly news: DraftNews | null;
  readonly write: (text: string) => void;
  readonly chooseLanguage: (language: string | null) => void;
  /**
   * Returns the idempotency key of this version of the text, the same for every attempt to send it
   * (api.6).
   */
  readonly keyOfAttempt: () => string;
  /**
   * Clears the sent text, also after leaving this screen. Returns false when the text has changed
   * since.
   */
  readonly clearSent: (attemptKey: string) => boolean;
}

/** A member's unfinished text, kept in the browser until it is sent. */
export function useTextDraft(memberId: string, name: string): TextDraftControl {
  const [draft, setDraft] = useState(() => readKeptText(memberId, name));
  const change = (changed: Partial<TextDraft>) => {
    const next = { ...draft, ...changed, ...advanceVersion(draft) };
    setDraft(next);
    keepDraft(memberId, name, draft, next.text ? next : null);
  };
  // Another tab may have written more in the meantime.
  useClearWhenSent(draft.attemptKey, () => setDraft(readKeptText(memberId, name)));
  const news = useSyncAcrossTabs(memberId, name, {
    shown: draft,
    isEmpty: draft.text === "",
    parse: parseTextDraft,
    showStored: (stored) => setDraft(stored ?? empty),
  });
  return {
    text: draft.text,
    language: draft.language,
    news,
    write: (text) => change({ text }),
    chooseLanguage: (language) => change({ language }),
    keyOfAttempt: () => {
      if (draft.attemptKey !== null) return draft.attemptKey;
      const attemptKey = crypto.randomUUID();
      setDraft({ ...draft, attemptKey });
      writeDraft(memberId, name, { ...draft, attemptKey });
      return attemptKey;
    },
    clearSent: (attemptKey) => {
      const kept = readKeptText(memberId, name);
      return clearSent(attemptKey, kept.attemptKey, () => removeDraft(memberId, name, kept, true));
    },
  };
}

const empty: TextDraft = { text: "", language: null, ...unwritten };

function readKeptText(memberId: string, name: string): TextDraft {
  return readDraft(memberId, name, parseTextDraft) ?? empty;
}

function parseTextDraft(kept: unknown): TextDraft | null {
  const { text, language } = (kept ?? {}) as Record<string, unknown>;
  if (typeof text !== "string") return null;
  return { text, language: typeof language === "string" ? language : null, ...parseVersion(kept ?? {}) };
}
