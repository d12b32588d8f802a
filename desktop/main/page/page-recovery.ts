import type { BrowserWindow, RenderProcessGoneDetails } from "electron";
import type { Log } from "../log.ts";

/** Why a page stopped: what the system says, or that it no longer responded. */
export type StopReason = Exclude<RenderProcessGoneDetails["reason"], "clean-exit"> | "hung";

/** A page that stops again within this time is not loaded again without asking. */
const repeatedWithinMs = 10 * 60_000;
/**
 * Chromium reports a page after about 15 s without a response to input. After sleep it may report
 * one that only just wakes up, so the page gets some more time.
 */
const graceMs = 5_000;

interface RecoveryParts {
  readonly window: Pick<BrowserWindow, "webContents" | "isDestroyed" | "isVisible" | "destroy" | "on">;
  /** Loads the first page. */
  readonly load: () => void;
  /** Resolves with true when the member wants the page again. */
  readonly ask: (reason: StopReason) => Promise<boolean>;
  readonly isQuitting: () => boolean;
  readonly now: () => number;
  readonly log: Log;
}

/** Loads a page again that crashed or hangs (desktop.6). */
export interface PageRecovery {
  /** The member turned to the window: asks about a page that has stopped. */
  turnTo(): void;
  /** Whether the page has stopped and is not loaded again. */
  hasStopped(): boolean;
  /** Returns once whether the page was loaded again without asking. */
  takeNotice(): boolean;
}

/**
 * Loads a stopped page again at once and by itself. When it stops again soon, asks, as soon as the
 * window is in sight: a page that cannot run must not be loaded for ever. While the app quits, a
 * stopped page ends with its window, since it would keep the app from ending.
 */
export function recoverPage({ window, load, ask, isQuitting, now, log }: RecoveryParts): PageRecovery {
  const { webContents } = window;
  let stopped: StopReason | null = null;
  let lastStop = -Infinity;
  let isHung = false;
  let isAsking = false;
  let hasNotice = false;
  let grace: ReturnType<typeof setTimeout> | undefined;

  const reload = () => {
    stopped = null;
    // A page whose process never started has no address to load again.
    if (webContents.getURL()) webContents.reload();
    else load();
  };
  const turnTo = () => {
    if (stopped === null || isAsking || isQuitting() || window.isDestroyed()) return;
    isAsking = true;
    ask(stopped)
      .then((isWanted) => {
        // The page may run again, or the app may be quitting.
        if (!isWanted || stopped === null || isQuitting() || window.isDestroyed()) return;
        hasNotice = false;
        reload();
      })
      .catch((cause: unknown) => log.error("The question about the stopped page failed", cause))
      .finally(() => (isAsking = false));
  };
  webContents.on("render-process-gone", (_event, { reason, exitCode }) => {
    clearTimeout(grace);
    if (reason === "clean-exit" || window.isDestroyed()) return;
    stopped = isHung ? "hung" : reason;
    isHung = false;
    log.error(`The page's process is gone: ${stopped}, exit code ${exitCode}`);
    if (isQuitting()) return window.destroy();
    const isRepeated = now() - lastStop < repeatedWithinMs;
    lastStop = now();
    if (!isRepeated) {
      hasNotice = true;
      reload();
    } else if (window.isVisible()) turnTo();
  });
  // The menu and a late session load the page too.
  webContents.on("did-navigate", () => (stopped = null));
  // Also 5 s after the window was to close, if the page has not let it; some releases of Electron
  // then say so of a page that works, whose member stays. So the page is asked as well.
  window.on("unresponsive", () => {
    clearTimeout(grace);
    webContents.executeJavaScript("0").then(() => clearTimeout(grace), () => undefined);
    grace = setTimeout(() => {
      if (window.isDestroyed()) return;
      if (isQuitting()) return window.destroy();
      // A hung page keeps a navigation from starting: only the end of its process frees the window.
      isHung = true;
      webContents.forcefullyCrashRenderer();
    }, graceMs);
  });
  window.on("responsive", () => clearTimeout(grace));
  // The page responds, and the member is asked whether to leave it.
  webContents.on("will-prevent-unload", () => clearTimeout(grace));
  return {
    turnTo,
    hasStopped: () => stopped !== null,
    takeNotice: () => {
      const had = hasNotice;
      hasNotice = false;
      return had;
    },
  };
}
