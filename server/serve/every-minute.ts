import { ctxFor, type Deps } from "../context.ts";
import { reviewWaiting } from "../features/moderation/review.ts";
import { sweepAudio } from "../features/speech/sweep-audio.ts";

const everyMs = 60_000;
const rounds: Readonly<Record<string, (deps: Deps, signal: AbortSignal) => Promise<void>>> = {
  "reviewing moderation": reviewWaiting,
  "settling audio": (deps, signal) =>
    sweepAudio(ctxFor(deps, { type: "system", name: "settling audio" }), signal),
};

/**
 * Does what waits in the database at the start and every minute until the signal, each one round at a time. What fails is tried
 * again a minute later. Answers a wait for the rounds under way, to be made before the database closes.
 */
export function workEveryMinute(deps: Deps, signal: AbortSignal): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const begin = () => {
    for (const [name, work] of Object.entries(rounds)) {
      if (running.has(name)) continue;
      const round = work(deps, signal)
        .catch((error: unknown) => deps.log.warn({ err: error }, `${name} failed`))
        .finally(() => running.delete(name));
      running.set(name, round);
    }
  };
  begin();
  const timer = setInterval(begin, everyMs);
  signal.addEventListener("abort", () => clearInterval(timer));
  return async () => {
    await Promise.all(running.values());
  };
}
