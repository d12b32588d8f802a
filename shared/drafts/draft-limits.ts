const minuteMs = 60_000;

/** How many a member keeps on the server (posts.26). */
export const mostDrafts = 100;

/** Of scheduled posts (posts.27). */
export const scheduleLimits = {
  most: 50,
  /** How far ahead their time lies. */
  soonestMs: 5 * minuteMs,
  latestMs: 366 * 24 * 60 * minuteMs,
  /** What could not be published until then is a draft again. */
  lateMs: 60 * minuteMs,
} as const;
