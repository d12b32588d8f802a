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
