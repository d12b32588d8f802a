/** A process without a heartbeat for this long has died. */
const livesMs = 60_000;

/** When the answer of a process with a heartbeat now counts as abandoned. */
export function getHeartbeatDeadline(now: Date): Date {
  return new Date(now.getTime() + livesMs);
}
