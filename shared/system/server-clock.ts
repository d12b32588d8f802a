/** Smaller differences are ignored: `Date` has whole seconds, and a response takes time. */
const ignoredMs = 10_000;
/** A device that slept, or a slow network, makes a measurement useless. */
const longestMs = 10_000;

interface ServerClock {
  /** The time on the server, in ms. The device's own until a response says that it is wrong. */
  now(): number;
  /**
   * Compares the device's clock with the `Date` of a response. Returns whether the correction
   * changed.
   * @param sentAt when the request was sent, by the device's clock
   */
  note(headers: Headers, sentAt: number): boolean;
}

/** A clock that corrects the device's by the server's, for devices whose clock is wrong. */
export function createServerClock(deviceNow: () => number = Date.now): ServerClock {
  let offset = 0;
  return {
    now: () => deviceNow() + offset,
    note: (headers, sentAt) => {
      const date = isFresh(headers) ? Date.parse(headers.get("date") ?? "") : Number.NaN;
      const tookMs = deviceNow() - sentAt;
      if (!(tookMs >= 0 && tookMs <= longestMs) || Number.isNaN(date)) return false;
      // The response was made within its second and half way between request and arrival.
      const measured = date + 500 - (sentAt + tookMs / 2);
      if (Math.abs(measured - offset) <= ignoredMs) return false;
      offset = Math.abs(measured) <= ignoredMs ? 0 : Math.round(measured);
      return true;
    },
  };
}

/** A response that no cache may keep comes from the server itself. */
function isFresh(headers: Headers): boolean {
  return !headers.has("age") && /\bno-store\b/i.test(headers.get("cache-control") ?? "");
}
