import { setTimeout as wait } from "node:timers/promises";
import type { PrimaryLog } from "./primary-log.ts";
import type { Replica } from "./replica.ts";

interface Watching {
  readonly ageLimitMs: number;
  /** Between looks. */
  readonly lookEveryMs: number;
  readonly signal: AbortSignal;
}

/** Looks at a replica until the signal, leaves it out and takes it in again (replicas.4). */
export async function watchReplica(
  replica: Replica,
  primary: PrimaryLog,
  { ageLimitMs, lookEveryMs, signal }: Watching,
): Promise<void> {
  while (!signal.aborted) {
    await lookAndJudge(replica, primary, ageLimitMs);
    await wait(lookEveryMs, undefined, { ref: false });
  }
}

/** One round. Never throws. */
async function lookAndJudge(replica: Replica, primary: PrimaryLog, ageLimitMs: number): Promise<void> {
  const hasResponded = await replica.look();
  const { position } = replica;
  // Asked later, so a standby of this primary is not ahead of it.
  const end = await primary.sample().catch(() => null);
  const problem = hasResponded ? problemOf(replica, end !== null && position > end) : "it does not respond";
  const ageMs = primary.ageOf(replica.position);
  if (problem !== null) replica.leaveOut(problem);
  else if (ageMs > ageLimitMs) replica.leaveOut(`it is ${Math.round(ageMs)} ms behind`);
  else replica.takeIn();
}

/** Why it is no replica of the primary; null: it is one. */
function problemOf(replica: Replica, isAhead: boolean): string | null {
  if (!replica.isStandby) return "it is not a standby";
  if (isAhead) return "it is ahead of the primary, so it does not follow it";
  return replica.position <= replica.mustPass ? "it has not followed the new primary yet" : null;
}
