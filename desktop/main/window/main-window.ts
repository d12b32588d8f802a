import type { BrowserWindow, Rectangle } from "electron";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { JsonFile } from "../os/json-file.ts";
import type { QuitState } from "../os/quit-state.ts";
import { type PageRecovery, recoverPage, type StopReason } from "../page/page-recovery.ts";
import { appOrigin } from "../security/app-scheme.ts";
import { hideOnClose } from "./close-or-hide.ts";
import { isOnScreen, placeWindow } from "./window-bounds.ts";
import { saveWindowState, type WindowState } from "./save-window-state.ts";
import type { System } from "../../bridge.ts";

interface MainWindowParts {
  readonly create: (bounds: Rectangle) => BrowserWindow;
  readonly stateFile: JsonFile<WindowState>;
  /** Current work areas of the displays, the primary one first. */
  readonly workAreas: () => readonly Rectangle[];
  readonly config: Pick<Config, "system">;
  /** Started at login: the window stays hidden if the app can run in the background. */
  readonly startsHidden: boolean;
  readonly runsInBackground: () => boolean;
  readonly quit: Pick<QuitState, "isQuitting" | "beginQuit">;
  /** The page has stopped again: resolves with true when the member wants it loaded. */
  readonly askToLoadAgain: (window: BrowserWindow, reason: StopReason) => Promise<boolean>;
  readonly log: Log;
}

export interface MainWindow {
  readonly window: BrowserWindow;
  readonly recovery: PageRecovery;
  show(): void;
  /**
   * Loads the page. Call it once everything listens: Electron emits events before
   * the promise settles.
   */
  load(): void;
}

/** Opens the one window where it was last. */
export function openMainWindow(parts: MainWindowParts): MainWindow {
  const { stateFile, workAreas, config, runsInBackground, quit, log } = parts;
  const state = stateFile.read();
  const window = parts.create(placeWindow(state?.bounds ?? null, workAreas()));
  const showHide = createShowHide({ window, workAreas, system: config.system });
  let isReady = false;
  let isWanted = !parts.startsHidden;
  // Maximising shows a hidden window, so it waits until the window is first shown.
  let isToBeMaximized = state?.isMaximized ?? false;

  const show = () => {
    isWanted = true;
    if (!isReady || window.isDestroyed()) return;
    if (isToBeMaximized) window.maximize();
    isToBeMaximized = false;
    showHide.show();
    recovery.turnTo();
  };
  const load = () => {
    window.webContents.loadURL(`${appOrigin}/`).catch((cause: unknown) =>
      log.error("The page did not load", cause)
    );
  };
  const recovery = recoverPage({
    window,
    load,
    ask: (reason) => parts.askToLoadAgain(window, reason),
    isQuitting: quit.isQuitting,
    now: Date.now,
    log,
  });
  whenReadyToShow(window, () => {
    isReady = true;
    if (isWanted || !runsInBackground()) show();
  });
  saveWindowState(window, stateFile, workAreas);
  hideOnClose(window, { ...quit, runsInBackground, hide: showHide.hide });
  window.on("restore", recovery.turnTo);
  window.on("focus", recovery.turnTo);
  return { window, recovery, show, load };
}

/** A loaded page has been painted after this time. */
const paintMs = 300;
/** The window appears after this time even when its page has not loaded. */
const maxWaitMs = 3_000;

/**
 * Calls `onReady` once, when a hidden window has something to show. On Wayland `ready-to-show` may
 * never come, or only after the window is shown, so a loaded page and a time limit count too.
 */
export function whenReadyToShow(
  window: Pick<BrowserWindow, "once" | "off" | "isDestroyed" | "webContents">,
  onReady: () => void,
): void {
  const { webContents } = window;
  let paint: ReturnType<typeof setTimeout> | undefined;
  const ready = () => {
    clearTimeout(paint);
    clearTimeout(limit);
    if (window.isDestroyed()) return;
    window.off("ready-to-show", ready);
    webContents.off("did-finish-load", readySoon);
    onReady();
  };
  const readySoon = () => (paint = setTimeout(ready, paintMs));
  const limit = setTimeout(ready, maxWaitMs);
  window.once("ready-to-show", ready);
  webContents.once("did-finish-load", readySoon);
}

type Shown = Pick<
  BrowserWindow,
  | "isDestroyed"
  | "isMinimized"
  | "isFullScreen"
  | "isMaximized"
  | "setFullScreen"
  | "restore"
  | "show"
  | "hide"
  | "focus"
  | "getNormalBounds"
  | "setBounds"
  | "once"
  | "off"
>;

interface ShowHideParts {
  readonly window: Shown;
  /** Current work areas of the displays, the primary one first. */
  readonly workAreas: () => readonly Rectangle[];
  readonly system: System;
}

interface ShowHide {
  /** Shows and focuses the window, moved onto a display that is still connected. */
  show(): void;
  hide(): void;
}

export function createShowHide({ window, workAreas, system }: ShowHideParts): ShowHide {
  const hideNow = () => {
    // On Wayland, showing a window that was minimised and then hidden crashes the app.
    if (system === "linux" && window.isMinimized()) window.restore();
    window.hide();
  };
  return {
    show: () => {
      if (window.isDestroyed()) return;
      window.off("leave-full-screen", hideNow);
      if (window.isMinimized()) window.restore();
      const bounds = window.getNormalBounds();
      const fillsScreen = window.isMaximized() || window.isFullScreen();
      if (!fillsScreen && !isOnScreen(bounds, workAreas())) {
        window.setBounds(placeWindow(bounds, workAreas()));
      }
      window.show();
      window.focus();
    },
    hide: () => {
      if (system !== "mac" || !window.isFullScreen()) return hideNow();
      // A hidden full-screen window would leave its space behind, empty and black.
      window.off("leave-full-screen", hideNow);
      window.once("leave-full-screen", hideNow);
      window.setFullScreen(false);
    },
  };
}
