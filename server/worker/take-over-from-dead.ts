import { setTimeout as wait } from "node:timers/promises";
import { ctxFor, type Deps } from "../context.ts";
import { sweepAnswersOfDead } from "../features/assistant/answers/sweep-answers.ts";
import { selectDeadWorkers, unlockDeadWorkers } from "../jobs/worker-queries.ts";

const defaultEveryMs = 2_000;
/**
 * A process that lost only its connection to the database is back within this many looks, with a
 * new lock, and its answers have heartbeats again.
 */
const looksUntilDead = 2;
/** The database was not really there during a longer look. */
const longestLookMs = 2_000;

/**
 * Takes over what processes that died left: answers of AI are refunded within ten seconds, their
 * jobs run elsewhere within some (processes.6). Looks every two seconds until the signal.
 * `register` renews the registration of this process's own workers. After an outage answers wait
 * until the third look that succeeds: those who write them lost their locks too.
 */
export async function takeOverFromDead(
  deps: Deps,
  signal: AbortSignal,
  register: () => Promise<void>,
  everyMs = defaultEveryMs,
): Promise<void> {
  const ctx = ctxFor(deps, { type: "system", name: "take_over" });
  const seen = new Map<string, number>();
  let looks = 0;
  while (!signal.aborted) {
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    const began = performance.now();
    try {
      await register();
      if (looks >= looksUntilDead) await sweepAnswersOfDead(ctx, signal);
      const dead = await selectDeadWorkers(deps.db.sql);
      for (const id of seen.keys()) if (!dead.includes(id)) seen.delete(id);
      for (const id of dead) seen.set(id, (seen.get(id) ?? 0) + 1);
      const gone = dead.filter((id) => (seen.get(id) ?? 0) > looksUntilDead);
      if (gone.length > 0) await unlockDeadWorkers(deps.db.sql, gone);
      looks = performance.now() - began > longestLookMs ? 0 : looks + 1;
    } catch (err) {
      // The database is away; the next look follows soon.
      looks = 0;
      deps.log.debug({ err }, "could not look for processes that died");
    }
  }
}
