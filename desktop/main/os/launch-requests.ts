import { pathOfDeepLink } from "#shared/deep-links.ts";
import { hiddenSwitch } from "../config.ts";
import { deepLinkIn } from "./deep-link-in.ts";
import type { Log } from "../log.ts";

/** Everybody who asks for the app from outside: by a link, or by starting it again. */
interface Arrivals {
  /** Follows a link. One that leads nowhere we know is ignored; null is none. */
  follow(link: string | null): void;
  /**
   * Somebody started the app again: it comes to the front, where the link among the arguments leads when there is one. The computer's
   * own start is nobody.
   */
  meetSecond(argv: readonly string[]): void;
  /** The app runs. What waited for it arrives, and from now on everything at once. */
  begin(arrive: (path: string | null) => void): void;
}

/** Who arrives before the app runs waits. Of several links the last one is followed. */
export function createArrivals(log: Log): Arrivals {
  let waiting: { path: string | null } | null = null;
  let arrive = (path: string | null) => {
    // Who only wants the app at the front is content with a link that brings it there.
    if (path !== null || waiting === null) waiting = { path };
  };
  return {
    follow: (link) => {
      if (link === null) return;
      const path = pathOfDeepLink(link);
      if (path === null) log.info("Ignored a link that leads nowhere here");
      else arrive(path);
    },
    meetSecond: (argv) => {
      const link = deepLinkIn(argv);
      const path = link && pathOfDeepLink(link);
      if (path || !argv.includes(hiddenSwitch)) arrive(path);
    },
    begin: (arriveAtOnce) => {
      arrive = arriveAtOnce;
      if (waiting) arrive(waiting.path);
      waiting = null;
    },
  };
}
