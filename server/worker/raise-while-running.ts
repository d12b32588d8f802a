import { setTimeout as wait } from "node:timers/promises";
import type { Deps } from "../context.ts";
import { noteWriteForEverybody } from "../http/routing/positions-of-calls.ts";

/** As fast as other processes hear of what is hidden by a call (processes.4). */
const everyMs = 200;

/**
 * Runs work that hides content batch by batch. What it has hidden so far counts as a write of
 * everybody five times a second, and at its end (replicas.3): a review that waits for a model may
 * take minutes.
 */
export async function raiseWhileRunning<T>(
  deps: Pick<Deps, "replicas" | "bus">,
  work: () => Promise<T>,
): Promise<T> {
  if (!deps.replicas) return await work();
  const ending = new AbortController();
  const { signal } = ending;
  const raising = (async () => {
    while (await wait(everyMs, true, { signal, ref: false }).catch(() => false)) {
      await noteWriteForEverybody(deps);
    }
  })();
  try {
    return await work();
  } finally {
    ending.abort();
    await raising;
    await noteWriteForEverybody(deps);
  }
}
