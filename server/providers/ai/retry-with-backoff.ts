import { setTimeout as wait } from "node:timers/promises";
import { retryAfterMs } from "./failures/ai-failures.ts";

const mostAttempts = 3;
/** The longest pause; a provider that asks for more is not waited for. */
const longestPauseMs = 5_000;

/**
 * Tries up to three times, with a pause that doubles or is as long as the provider asks for. Throws
 * the last error, and the signal's reason at the signal.
 */
export async function retryWithBackoff<T>(
  work: () => Promise<T>,
  { mayRetry, signal, pauseMs }: {
    mayRetry(error: unknown): boolean;
    signal: AbortSignal;
    pauseMs: number;
  },
): Promise<T> {
  for (let attempts = 1;; attempts++) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const pause = retryAfterMs(error) ?? pauseMs * 2 ** (attempts - 1) * (0.75 + Math.random() / 2);
      if (attempts === mostAttempts || pause > longestPauseMs || !mayRetry(error)) throw error;
      await wait(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
