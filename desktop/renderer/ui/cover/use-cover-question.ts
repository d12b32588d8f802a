import { useEffect, useRef, useState } from "react";
import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import type { AskedCoverDraft } from "./cover-draft.ts";

/** What `CoverQuestion` asks, and what its answers do to the draft. */
export function useCoverQuestion(change: (answered: Partial<AskedCoverDraft>) => void) {
  const [topics, setTopics] = useState<readonly CoverTopic[] | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const answer = (cover: Partial<AskedCoverDraft>) => {
    setTopics(null);
    change({ ...cover, isCoverAnswered: true });
  };
  return {
    topics,
    /** Returns whether a failure is the question, which it then asks. */
    asks: (error: unknown): boolean => {
      // Where its composer was left, a toast says what the server says.
      const isQuestion = isShown.current && error instanceof ApiError && error.code === "cover_suggested";
      if (isQuestion) setTopics(error.coverTopics);
      return isQuestion;
    },
    /** The text is sent again. */
    drop: () => setTopics(null),
    /** Opens the panel with what was found. */
    cover: () => answer({ coverWords: "", coverTopics: topics ?? [] }),
    /** The text may go uncovered. */
    leaveOpen: () => answer({}),
  };
}

export type CoverQuestioning = ReturnType<typeof useCoverQuestion>;
