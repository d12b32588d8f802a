import type { Poll } from "#shared/polls/poll-shapes.ts";

/** A poll with a vote that is on its way, as it will be once it has arrived. */
export function withVote(poll: Poll, answerIds: readonly string[]): Poll {
  const { answers, votesCount, ownAnswerIds } = poll;
  const isFirst = ownAnswerIds.length === 0;
  return {
    ...poll,
    ownAnswerIds: [...answerIds],
    votesCount: votesCount === null ? null : votesCount + Number(isFirst),
    answers: answers.map((answer) => {
      if (answer.votesCount === null) return answer;
      const change = Number(answerIds.includes(answer.id)) - Number(ownAnswerIds.includes(answer.id));
      return { ...answer, votesCount: Math.max(0, answer.votesCount + change) };
    }),
  };
}

/** What part of those who voted chose an answer, from 0 to 1. */
export function getShare(votes: number, votesCount: number): number {
  return votesCount === 0 ? 0 : Math.min(1, votes / votesCount);
}

/** The answers with the most votes, where there are votes. */
export function findLeaders({ answers }: Poll): ReadonlySet<string> {
  const most = Math.max(1, ...answers.map(({ votesCount }) => votesCount ?? 0));
  return new Set(answers.flatMap(({ id, votesCount }) => votesCount === most ? [id] : []));
}

/** A choice after one answer was pressed. */
export function choose(chosen: readonly string[], id: string, isMultiple: boolean): readonly string[] {
  if (!isMultiple) return [id];
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}
