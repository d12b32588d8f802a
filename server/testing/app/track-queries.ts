import { setImmediate as nextTurn } from "node:timers/promises";
import type { RunnerOptions } from "graphile-worker";

type Pool = NonNullable<RunnerOptions["pgPool"]>;
type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * A pool for the queue that knows its queries under way. The queue settles a job after it ran and
 * awaits nothing of it, so that a run ends before its jobs are removed or failed.
 */
export function trackQueries(pool: Pool): { pool: Pool; settled(): Promise<void> } {
  const underWay = new Set<Promise<unknown>>();
  const track = (query: Query): Query => (...args) => {
    const result = query(...args);
    underWay.add(result);
    const forget = () => underWay.delete(result);
    result.then(forget, forget);
    return result;
  };
  const given = pool as unknown as { query: Query; connect(callback?: unknown): Promise<{ query: Query }> };
  const tracked = {
    ...given,
    query: track(given.query),
    connect: async (callback?: unknown) => {
      const client = await given.connect(callback);
      return client && { ...client, query: track(client.query) };
    },
  };
  return {
    pool: tracked as unknown as Pool,
    async settled() {
      do {
        await Promise.allSettled(underWay);
        // The call that was just made has not sent its query yet.
        await nextTurn();
      } while (underWay.size > 0);
    },
  };
}
