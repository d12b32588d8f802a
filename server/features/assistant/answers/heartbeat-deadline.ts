/** A process that has not been heard of for so long has died. */
const livesMs = 60_000;

/** When the answer of a process that is heard of now counts as abandoned. */
export function heartbeatDeadline(now: Date): Date {
  return new Date(now.getTime() + livesMs);
}
