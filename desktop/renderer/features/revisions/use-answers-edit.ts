import { useState } from "react";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { usePollProblems } from "../polls/use-poll-problems.ts";
import type { EditDraftControl } from "./use-edit-draft.ts";

/** The answers of a post's poll while the post is edited (posts.28). */
export function useAnswersEdit({ draft, write }: EditDraftControl, poll: Poll | null) {
  const [isRefused, setRefused] = useState(false);
  const { problems, stops, takes } = usePollProblems(draft.answers);
  return {
    /** Null without a poll. */
    written: poll && (draft.answers ?? poll.answers.map(({ content }) => content)),
    areFixed: isRefused || (poll !== null && isVotedIn(poll)),
    problems,
    write: (answers: string[]) => write({ answers }),
    stops,
    /** Returns whether a failure is said at an answer. Where somebody voted by now they stand. */
    takes: (error: unknown): boolean => {
      if (draft.answers && error instanceof ApiError && error.code === "conflict") {
        setRefused(true);
        write({ answers: null });
      }
      return takes(error);
    },
  };
}

/** Whether it is known that somebody voted; of the first four votes its author hears nothing. */
function isVotedIn({ votesCount, isEditedSinceVoted, hasEnded }: Poll): boolean {
  return hasEnded || isEditedSinceVoted || votesCount !== null;
}
