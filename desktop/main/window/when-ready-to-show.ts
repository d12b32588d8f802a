import type { BrowserWindow } from "electron";

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
