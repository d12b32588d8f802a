import { create } from "zustand";
import { useSession } from "../../lib/session/session.ts";
import type { DecisionDraft } from "./decide/decision-draft.ts";

/** An unsent note; its key makes a retry add it once. */
interface NoteDraft {
  readonly words: string;
  readonly key: string;
}

/** An answer to an appeal that was not sent. */
interface AnswerDraft {
  readonly grants: boolean | null;
  readonly words: string;
}

interface CaseDrafts {
  readonly answer?: AnswerDraft | undefined;
  readonly decision?: DecisionDraft | undefined;
  readonly note?: NoteDraft | undefined;
}

/**
 * Unsent words of moderators, by moderator and case, for this page's life: the next case or
 * somebody else's claim takes none of it away.
 */
const useDrafts = create<Readonly<Record<string, CaseDrafts>>>(() => ({}));

/**
 * Returns the signed-in moderator's unsent words about a case, and a function that changes them.
 */
export function useCaseDrafts(caseId: string): readonly [CaseDrafts, (change: CaseDrafts) => void] {
  const { user } = useSession();
  const key = `${user?.id ?? ""}:${caseId}`;
  const drafts = useDrafts((all) => all[key]) ?? none;
  return [drafts, (change) => useDrafts.setState((all) => ({ [key]: { ...all[key], ...change } }))];
}

const none: CaseDrafts = {};
