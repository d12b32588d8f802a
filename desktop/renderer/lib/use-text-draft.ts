import { useState } from "react";
import { readDraft, writeDraft } from "./draft-store.ts";

interface TextDraft {
  readonly text: string;
  readonly attemptKey: string | null;
}

export interface TextDraftControl {
  readonly text: string;
  readonly write: (text: string) => void;
  /** The key of this very text, the same for every attempt to send it (decision 5). */
  readonly keyOfAttempt: () => string;
  readonly clear: () => void;
}

/** A member's unfinished words under a name: back after a reload, gone when cleared. */
export function useTextDraft(memberId: string, name: string): TextDraftControl {
  const [draft, setDraft] = useState(() => readDraft(localStorage, memberId, name, parse) ?? empty);
  const keep = (next: TextDraft) => {
    setDraft(next);
    writeDraft(localStorage, memberId, name, next.text ? next : null);
  };
  return {
    text: draft.text,
    write: (text) => keep({ text, attemptKey: null }),
    keyOfAttempt: () => {
      const attemptKey = draft.attemptKey ?? crypto.randomUUID();
      keep({ ...draft, attemptKey });
      return attemptKey;
    },
    clear: () => keep(empty),
  };
}

const empty: TextDraft = { text: "", attemptKey: null };

function parse(kept: unknown): TextDraft | null {
  const { text, attemptKey } = (kept ?? {}) as Record<string, unknown>;
  if (typeof text !== "string") return null;
  return { text, attemptKey: typeof attemptKey === "string" ? attemptKey : null };
}
