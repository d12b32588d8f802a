import { pollLimits } from "./poll-limits.ts";

/**
 * Whether a reader sees how many voted for what (posts.28): everybody at the end; before it voters
 * and author, once there are enough votes that none can be told apart.
 */
export function areResultsShown(
  { hasEnded, votesCount, isVoter, isAuthor }: {
    readonly hasEnded: boolean;
    readonly votesCount: number;
    readonly isVoter: boolean;
    readonly isAuthor: boolean;
  },
): boolean {
  return hasEnded || (votesCount >= pollLimits.votesForResults && (isVoter || isAuthor));
}
