import { createServerClock } from "#shared/system/server-clock.ts";
import { tick } from "./ticker.ts";

const clock = createServerClock();

/**
 * The time on the server, in ms: what to compare with times that come from it or go to it, since
 * the device's clock may be wrong. A span between two readings needs only `Date.now`.
 */
export function getServerTime(): number {
  return clock.now();
}

/** `getServerTime` as a date. */
export function getServerDate(): Date {
  return new Date(clock.now());
}

/** Corrects the clock by a response. `sentAt`: when it was requested, by the device's clock. */
export function noteServerTime({ headers }: Response, sentAt: number): void {
  if (clock.note(headers, sentAt)) tick();
}
