import { setTimeout as wait } from "node:timers/promises";
import { run } from "graphile-worker";
import type { Deps } from "../context.ts";
import { queueOptions } from "./queue-options.ts";
import { queuePool } from "./queue-pool.ts";
import { cronItems, tasksOf } from "./tasks.ts";

const retryMs = 1000;
/** A job that takes longer is left to the next process. */
const stopWithinMs = 5000;

/**
 * Works through the queue until the signal, and begins again should it end unasked. Answers a wait for the end, to be made before the database closes.
 */
export function keepWorking(deps: Deps, signal: AbortSignal): () => Promise<void> {
  const ended = work(deps, signal);
  return () => Promise.race([ended, wait(stopWithinMs, undefined, { ref: false })]);
}

async function work(deps: Deps, signal: AbortSignal): Promise<void> {
  const options = {
    ...queueOptions(deps.log),
    pgPool: queuePool(deps.db.sql),
    taskList: tasksOf(deps),
    parsedCronItems: cronItems(),
  };
  while (!signal.aborted) {
    try {
      const runner = await run({ ...options });
      const stop = () => void runner.stop().catch(() => {});
      signal.addEventListener("abort", stop);
      if (signal.aborted) stop();
      await runner.promise.finally(() => signal.removeEventListener("abort", stop));
    } catch (error) {
      deps.log.warn({ err: error }, "the job queue ended; beginning again");
    }
    await wait(retryMs, undefined, { signal, ref: false }).catch(() => {});
  }
}
