import { setTimeout as wait } from "node:timers/promises";
import type { Deps } from "../context.ts";

/** How late the page of services may be about other processes. */
const everyMs = 10_000;

/**
 * Stores every ten seconds what this process noted of services outside, and whether its bus is
 * away, until the signal. `closeDeps` stores the rest, once the last requests have ended.
 */
export function storeServiceLog(
  { services, bus, db }: Pick<Deps, "services" | "bus" | "db">,
  signal: AbortSignal,
): void {
  const store = async () => {
    services.away("bus", "redis", bus.state === "away");
    await services.flush(db);
  };
  void (async () => {
    while (!signal.aborted) {
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await store();
    }
  })();
}
