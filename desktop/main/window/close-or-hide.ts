import type { BrowserWindow } from "electron";
import type { System } from "../../bridge.ts";

/**
 * Returns whether the app goes on without a window: on a Mac in the dock, elsewhere in the tray if
 * the member wants it there.
 */
export function runsInBackground(system: System, staysInTray: boolean, hasTray: boolean): boolean {
  return system === "mac" || (staysInTray && hasTray);
}

interface CloseParts {
  readonly isQuitting: () => boolean;
  readonly beginQuit: () => void;
  readonly runsInBackground: () => boolean;
  readonly hide: () => void;
}

/**
 * Closing only hides the window while the app runs in the background. Elsewhere the app
 * quits with its window.
 */
export function hideOnClose(window: Pick<BrowserWindow, "on">, parts: CloseParts): void {
  window.on("close", (event) => {
    if (parts.isQuitting() || !parts.runsInBackground()) return parts.beginQuit();
    event.preventDefault();
    parts.hide();
  });
}
