export interface ChatDeadlines {
  /** For the first sign of an answer. A model on the same machine may have to be loaded first. */
  readonly firstMs: number;
  /** Between two pieces. */
  readonly betweenMs: number;
  readonly wholeMs: number;
  /** The pause before the second attempt; it doubles before the third. */
  readonly pauseMs: number;
}

/** A part of an answer took too long. */
class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/**
 * The deadlines of one call. `signal` ends it: at the caller's signal, or when a part took too
 * long.
 */
export function startDeadlines(whole: number, caller: AbortSignal) {
  const late = new AbortController();
  const signal = AbortSignal.any([caller, late.signal]);
  const giveUp = () => late.abort(new TooSlow());
  const end = setTimeout(giveUp, whole);

  /**
   * Settles with the work, or rejects with the signal's reason, even if the work ignores the
   * signal.
   */
  async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const timer = setTimeout(giveUp, ms);
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave);
    try {
      return await Promise.race([work(), aborted]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
    }
  }

  return { signal, within, end: () => clearTimeout(end) };
}

export type Deadlines = ReturnType<typeof startDeadlines>;
