/** A process that has not been heard of for so long has died. */
const livesMs = 60_000;

export function expiry(now: Date): Date {
  return new Date(now.getTime() + livesMs);
}
