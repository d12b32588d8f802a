import { useState } from "react";
import { findPollProblems, type PollProblems, readPollProblems } from "./poll-draft.ts";

interface Found {
  readonly about: object | null;
  readonly problems: PollProblems;
}

/**
 * What is wrong with the answers of a poll, until their author changes `about`, the poll with all
 * that can be chosen in it. Null: no poll.
 */
export function usePollProblems(answers: readonly string[] | null, about: object | null = answers) {
  const [found, setFound] = useState<Found | null>(null);
  const show = (problems: PollProblems | null): boolean => {
    if (!answers || !problems) return false;
    setFound({ about, problems });
    return true;
  };
  return {
    problems: found && found.about === about ? found.problems : null,
    /** Returns whether the poll is incomplete, which its editor then says. */
    stops: () => show(answers && findPollProblems(answers)),
    /** Returns whether a failure is about the poll, which its editor then says. */
    takes: (error: unknown) => show(readPollProblems(error)),
  };
}
