import type { App } from "electron";
import { parseDeepLink } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import { hiddenSwitch, readSelfTestArgument } from "../config.ts";
import type { Log } from "../log.ts";

/**
 * Requests from outside to open the app: deep links and second starts. Requests made before
 * the app runs are kept.
 */
interface LaunchRequests {
  /** Opens a deep link. Ignores null and links that lead nowhere. */
  openLink(link: string | null): void;
  /** The member started the app again, perhaps with a link. A start at login is ignored. */
  secondInstance(argv: readonly string[]): void;
  /**
   * Passes the kept request, and every later one, to `open`: a path of the product, or null to
   * only show the window.
   */
  handleWith(open: (path: string | null) => void): void;
}

/** The last link wins of several requests made before the app runs. */
export function createLaunchRequests(log: Log): LaunchRequests {
  let pending: { path: string | null } | null = null;
  let open = (path: string | null) => {
    // A link also shows the window, so a plain second start does not replace it.
    if (path !== null || pending === null) pending = { path };
  };
  return {
    openLink: (link) => {
      if (link === null) return;
      const path = parseDeepLink(link);
      if (path === null) log.info("Ignored a link that leads nowhere");
      else open(path);
    },
    secondInstance: (argv) => {
      const link = findDeepLink(argv);
      // A self-test only looks whether the app runs.
      if (link === null && argv.some((argument) => readSelfTestArgument(argument) !== null)) return;
      const path = link && parseDeepLink(link);
      if (path || !argv.includes(hiddenSwitch)) open(path);
    },
    handleWith: (handler) => {
      open = handler;
      if (pending) open(pending.path);
      pending = null;
    },
  };
}

/**
 * Returns the first argument with our scheme; systems and other programs may add
 * arguments of their own.
 */
export function findDeepLink(argv: readonly string[]): string | null {
  return argv.find((argument) => argument.toLowerCase().startsWith(`${product.scheme}:`)) ?? null;
}

/**
 * Returns false, and quits, when the app runs already. The first instance gets the
 * arguments of later ones.
 */
export function claimSingleInstance(
  app: Pick<App, "requestSingleInstanceLock" | "quit" | "on">,
  onSecondInstance: (argv: readonly string[]) => void,
): boolean {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return false;
  }
  app.on("second-instance", (_event, argv) => onSecondInstance(argv));
  return true;
}
