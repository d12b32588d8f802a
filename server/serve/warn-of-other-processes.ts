import type { Deps } from "../context.ts";
import { countOtherProcesses } from "../db/process-lock.ts";

/**
 * Warns when other server processes use this database than those that a bus connects (realtime.5).
 * Never throws.
 */
export async function warnOfOtherProcesses(
  { bus, config, db, log }: Pick<Deps, "bus" | "config" | "db" | "log">,
): Promise<void> {
  if (config.redisUrl !== null) return;
  const connected = bus.state === "none" ? 1 : config.processes;
  try {
    const others = await countOtherProcesses(db.sql, await db.processLock.id());
    if (others < connected) return;
    log.warn(
      { others: others - (connected - 1) },
      "other server processes use this database: live updates stay within each process until REDIS_URL is set",
    );
  } catch (err) {
    log.warn({ err }, "could not look for other server processes");
  }
}
