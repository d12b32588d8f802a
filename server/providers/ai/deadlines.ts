export interface ChatDeadlines {
  /** For the first sign of an answer. A model on the same machine may have to be loaded first. */
  readonly firstMs: number;
  /** Between two signs of life: pieces, or bytes without text such as a stream's comments. */
  readonly betweenMs: number;
  readonly wholeMs: number;
  /** For what may follow the end of an answer, such as its usage. */
  readonly afterMs: number;
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
  let isOver = false;
  const end = setTimeout(() => {
    isOver = true;
    giveUp();
  }, whole);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitedMs: number | null = null;

  /** A sign of life: the part that is waited for has its whole time again. */
  function alive(): void {
    if (waitedMs === null) return;
    clearTimeout(timer);
    timer = setTimeout(giveUp, waitedMs);
  }

  /**
   * Settles with the work, or rejects with the signal's reason, even if the work ignores the
   * signal.
   */
  async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    waitedMs = ms;
    alive();
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave);
    try {
      return await Promise.race([work(), aborted]);
    } finally {
      clearTimeout(timer);
      waitedMs = null;
      signal.removeEventListener("abort", leave);
    }
  }

  /** Gives the call more time than was thought. */
  function extend(ms: number): void {
    if (waitedMs === null) return;
    waitedMs = ms;
    alive();
  }

  return {
    signal,
    within,
    alive,
    extend,
    /** Whether the time for the whole answer is over. */
    isOver: () => isOver,
    end: () => clearTimeout(end),
  };
}

export type Deadlines = ReturnType<typeof startDeadlines>;
