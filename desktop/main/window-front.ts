import type { BrowserWindow, Rectangle } from "electron";
import { isOnScreen, placeWindow } from "./window-place.ts";

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

/** Brings a window to the front, and away. */
export interface WindowFront {
  /**
   * Shows it before everything and with the keyboard. A display may have gone while it was hidden: it is never shown where nobody sees
   * it.
   */
  show(): void;
  hide(): void;
}

export interface WindowFrontParts {
  readonly window: Shown;
  /** Work areas, the primary one first, as they are now. */
  readonly displays: () => readonly Rectangle[];
  /** A full-screen window has a space of its own, as on a Mac. */
  readonly hasSpaces: boolean;
}

export function createWindowFront({ window, displays, hasSpaces }: WindowFrontParts): WindowFront {
  const hideAtOnce = () => window.hide();
  return {
    show: () => {
      if (window.isDestroyed()) return;
      // It was just leaving its space: who asks for it now wants it back.
      window.off("leave-full-screen", hideAtOnce);
      if (window.isMinimized()) window.restore();
      const bounds = window.getNormalBounds();
      const fillsScreen = window.isMaximized() || window.isFullScreen();
      if (!fillsScreen && !isOnScreen(bounds, displays())) window.setBounds(placeWindow(bounds, displays()));
      window.show();
      window.focus();
    },
    hide: () => {
      if (!hasSpaces || !window.isFullScreen()) return hideAtOnce();
      // An empty black space would remain.
      window.off("leave-full-screen", hideAtOnce);
      window.once("leave-full-screen", hideAtOnce);
      window.setFullScreen(false);
    },
  };
}
