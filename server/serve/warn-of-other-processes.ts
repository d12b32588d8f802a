import type { Deps } from "../context.ts";
import { countOtherProcesses } from "../db/process-lock.ts";

/**
 * Warns when other server processes use this database and no bus connects them (realtime.5). Never
 * throws.
 */
export async function warnOfOtherProcesses(
  { bus, db, log }: Pick<Deps, "bus" | "db" | "log">,
): Promise<void> {
  if (bus.state !== "none") return;
  try {
    const others = await countOtherProcesses(db.sql, await db.processLock.id());
    if (others === 0) return;
    log.warn(
      { others },
      "other server processes use this database: live updates stay within each process until REDIS_URL is set",
    );
  } catch (err) {
    log.warn({ err }, "could not look for other server processes");
  }
}
