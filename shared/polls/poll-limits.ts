const minuteMs = 60_000;

/** Limits of a poll (posts.28). */
export const pollLimits = {
  fewestAnswers: 2,
  mostAnswers: 6,
  answerLength: 100,
  shortestMs: 60 * minuteMs,
  longestMs: 7 * 24 * 60 * minuteMs,
  /** How far a given end may lie outside: calls take time, and clocks differ. */
  toleranceMs: minuteMs,
  /** Voters and author see results from this many votes on. */
  votesForResults: 5,
} as const;
