import type { BrowserWindow } from "electron";
import type { Log } from "../log.ts";

/**
 * Reloads a page whose process died, up to three times a minute. After that it waits
 * for `reloadIfCrashed`.
 */
export function reloadAfterCrash(
  window: Pick<BrowserWindow, "webContents" | "isDestroyed">,
  now: () => number,
  log: Log,
): void {
  const crashes: number[] = [];
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason === "clean-exit" || window.isDestroyed()) return;
    log.error(`The page's process is gone: ${reason}`);
    crashes.push(now());
    if (crashes.filter((at) => at > now() - 60_000).length <= 3) window.webContents.reload();
  });
}

/** Called when the member turns to the window. */
export function reloadIfCrashed({ webContents }: Pick<BrowserWindow, "webContents">): void {
  if (webContents.isCrashed()) webContents.reload();
}
