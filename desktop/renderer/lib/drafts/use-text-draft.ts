import { useState } from "react";
import { readDraft, writeDraft } from "./draft-store.ts";
import { clearSent, useClearWhenSent } from "./sent-drafts.ts";

interface TextDraft {
  readonly text: string;
  readonly attemptKey: string | null;
}

interface TextDraftControl {
  readonly text: string;
  readonly write: (text: string) => void;
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
  const keep = (next: TextDraft) => {
    setDraft(next);
    writeDraft(memberId, name, next.text ? next : null);
  };
  useClearWhenSent(draft.attemptKey, () => keep(empty));
  return {
    text: draft.text,
    write: (text) => keep({ text, attemptKey: null }),
    keyOfAttempt: () => {
      const attemptKey = draft.attemptKey ?? crypto.randomUUID();
      keep({ ...draft, attemptKey });
      return attemptKey;
    },
    clearSent: (attemptKey) =>
      clearSent(
        attemptKey,
        readKeptText(memberId, name).attemptKey,
        () => writeDraft(memberId, name, null),
      ),
  };
}

const empty: TextDraft = { text: "", attemptKey: null };

function readKeptText(memberId: string, name: string): TextDraft {
  return readDraft(memberId, name, parseTextDraft) ?? empty;
}

function parseTextDraft(kept: unknown): TextDraft | null {
  const { text, attemptKey } = (kept ?? {}) as Record<string, unknown>;
  if (typeof text !== "string") return null;
  return { text, attemptKey: typeof attemptKey === "string" ? attemptKey : null };
}
