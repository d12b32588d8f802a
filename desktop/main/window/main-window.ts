import type { BrowserWindow, Rectangle } from "electron";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { JsonFile } from "../os/json-file.ts";
import type { QuitState } from "../os/quit-state.ts";
import { type PageRecovery, recoverPage, type StopReason } from "../page/page-recovery.ts";
import { appOrigin } from "../security/app-scheme.ts";
import { hideOnClose } from "./close-or-hide.ts";
import { createShowHide } from "./show-hide-window.ts";
import { whenReadyToShow } from "./when-ready-to-show.ts";
import { placeWindow } from "./window-bounds.ts";
import { saveWindowState, type WindowState } from "./save-window-state.ts";

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
