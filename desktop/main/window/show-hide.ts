import type { BrowserWindow, Rectangle } from "electron";
import type { System } from "../../bridge.ts";
import { isOnScreen, placeWindow } from "./window-bounds.ts";

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

/** A loaded page has been painted after this time. */
const paintMs = 300;
/** The window appears after this time even when its page has not loaded. */
const maxWaitMs = 3_000;

/**
 * Calls `onReady` once, when a hidden window has something to show. On Wayland `ready-to-show` may never come, or only after the window
 * is shown, so a loaded page and a time limit count too.
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
