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
  | "minimize"
  | "restore"
  | "show"
  | "showInactive"
  | "hide"
  | "focus"
  | "getNormalBounds"
  | "setBounds"
  | "once"
  | "off"
>;

/** Brings a window to the front, and away. */
interface WindowFront {
  /**
   * Shows it before everything and with the keyboard. A display may have gone while it was hidden: it is never shown where nobody sees
   * it.
   */
  show(): void;
  hide(): void;
  /** Minimises a window that was never shown, where nobody would find a hidden one. */
  minimize(): void;
}

/** A compositor of Wayland has taken a window up by then. */
const takenUpWithinMs = 300;

interface WindowFrontParts {
  readonly window: Shown;
  /** Work areas, the primary one first, as they are now. */
  readonly displays: () => readonly Rectangle[];
  readonly system: System;
}

export function createWindowFront({ window, displays, system }: WindowFrontParts): WindowFront {
  let minimizing: ReturnType<typeof setTimeout> | undefined;
  const hideAtOnce = () => {
    clearTimeout(minimizing);
    // Wayland: one that was minimised and then hidden ends the app when it is shown as it was.
    if (system === "linux" && window.isMinimized()) window.restore();
    window.hide();
  };
  return {
    show: () => {
      clearTimeout(minimizing);
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
      if (system !== "mac" || !window.isFullScreen()) return hideAtOnce();
      // It has a space of its own, which would remain, empty and black.
      window.off("leave-full-screen", hideAtOnce);
      window.once("leave-full-screen", hideAtOnce);
      window.setFullScreen(false);
    },
    minimize: () => {
      if (system !== "linux") return window.minimize();
      // Wayland: what the compositor has not taken up is not minimised, or for ever.
      window.showInactive();
      minimizing = setTimeout(() => void (window.isDestroyed() || window.minimize()), takenUpWithinMs);
    },
  };
}
