import type { Deps } from "../context.ts";
import { reviewWaiting } from "../features/moderation/review.ts";

const everyMs = 60_000;

/**
 * Reviews moderation at the start and every minute until the signal, one round at a time. What fails is tried again a minute
 * later: all that waits stands in the database. Answers a wait for the round under way, to be made before the database closes.
 */
export function keepReviewing(deps: Deps, signal: AbortSignal): () => Promise<void> {
  let round: Promise<void> | null = null;
  const begin = () => {
    round ??= reviewWaiting(deps, signal)
      .catch((error: unknown) => deps.log.warn({ err: error }, "reviewing moderation failed"))
      .finally(() => round = null);
  };
  begin();
  const timer = setInterval(begin, everyMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  return () => round ?? Promise.resolve();
}
