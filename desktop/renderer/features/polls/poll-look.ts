/** One answer of a poll, also of one that is loading still, so that nothing moves. */
export const answerClass =
  "flex min-h-11 items-center gap-3 rounded-control border border-hairline px-3 py-2.5";

/** What stands below the answers. */
export const footClass = "mt-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 pointer-coarse:min-h-11";
