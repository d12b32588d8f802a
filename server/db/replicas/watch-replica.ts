import { setTimeout as wait } from "node:timers/promises";
import type { PrimaryLog } from "./primary-log.ts";
import type { Replica } from "./replica.ts";

/** Between looks. */
const everyMs = 200;
/**
 * A replica that is further behind is left out. With the time between looks, and the longest look,
 * it takes less than a second.
 */
const ageLimitMs = 400;

/** Looks at a replica until the signal, leaves it out and takes it in again (replicas.4). */
export async function watchReplica(
  replica: Replica,
  primary: PrimaryLog,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await lookAndJudge(replica, primary);
    await wait(everyMs, undefined, { ref: false });
  }
}

/** One round. Never throws. */
export async function lookAndJudge(replica: Replica, primary: PrimaryLog): Promise<void> {
  const hasResponded = await replica.look();
  const { position } = replica;
  // Asked later, so a standby of this primary is not ahead of it.
  const end = await primary.sample().catch(() => null);
  const problem = hasResponded
    ? problemOf(replica, primary, end !== null && position > end)
    : "it does not respond";
  if (problem === null) replica.takeIn();
  else replica.leaveOut(problem);
}

/** Why reads must not go there; null: they may. */
function problemOf(replica: Replica, primary: PrimaryLog, isAhead: boolean): string | null {
  if (!replica.isStandby) return "it is not a standby";
  if (isAhead) return "it is ahead of the primary, so it does not follow it";
  if (replica.position <= replica.mustPass) return "it has not followed the new primary yet";
  const ageMs = primary.ageOf(replica.position);
  return ageMs > ageLimitMs ? `it is ${Math.round(ageMs)} ms behind` : null;
}
