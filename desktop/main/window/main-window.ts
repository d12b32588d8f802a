import type { BrowserWindow, Rectangle } from "electron";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import type { JsonFile } from "../os/json-file.ts";
import { reloadAfterCrash, reloadIfCrashed } from "../page/reload-after-crash.ts";
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
  readonly isQuitting: () => boolean;
  readonly log: Log;
}

export interface MainWindow {
  readonly window: BrowserWindow;
  show(): void;
  /**
   * Loads the page. Call it once everything listens: Electron emits events before
   * the promise settles.
   */
  load(): void;
}

/** Opens the one window where it was last. */
export function openMainWindow(parts: MainWindowParts): MainWindow {
  const { stateFile, workAreas, config, runsInBackground, log } = parts;
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
    reloadIfCrashed(window);
    if (isToBeMaximized) window.maximize();
    isToBeMaximized = false;
    showHide.show();
  };
  whenReadyToShow(window, () => {
    isReady = true;
    if (isWanted || !runsInBackground()) show();
  });
  saveWindowState(window, stateFile, workAreas);
  hideOnClose(window, { isQuitting: parts.isQuitting, runsInBackground, hide: showHide.hide });
  window.on("restore", () => reloadIfCrashed(window));
  window.on("focus", () => reloadIfCrashed(window));
  reloadAfterCrash(window, Date.now, log);
  return {
    window,
    show,
    load: () => {
      window.webContents.loadURL(`${appOrigin}/`).catch((cause: unknown) =>
        log.error("The page did not load", cause)
      );
    },
  };
}
