import type { BrowserWindow } from "electron";

/** What is loaded is painted so soon after, where anybody can see whether it is. */
const paintsWithinMs = 300;
/** Who started the app sees a window by then, whatever becomes of its page: it has the colour of the paper. */
const waitsAtMostMs = 3_000;

/**
 * Says once that there is something to see in a hidden window. `ready-to-show` says it best, but never on some desktops with Wayland, or
 * not before the window is shown, since a window nobody sees is given no frames there. So a page that has loaded counts as painted a
 * moment later, and one that does not even load is not waited for.
 */
export function whenPainted(
  window: Pick<BrowserWindow, "once" | "off" | "isDestroyed" | "webContents">,
  tell: () => void,
): void {
  const { webContents } = window;
  let paint: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(paint);
    clearTimeout(limit);
    if (window.isDestroyed()) return;
    window.off("ready-to-show", begin);
    webContents.off("did-finish-load", beginSoon);
    tell();
  };
  const beginSoon = () => (paint = setTimeout(begin, paintsWithinMs));
  const limit = setTimeout(begin, waitsAtMostMs);
  window.once("ready-to-show", begin);
  webContents.once("did-finish-load", beginSoon);
}
