import type { BrowserWindow } from "electron";
import type { Log } from "../log.ts";

/** A page whose process died is loaded again, but not for ever: then it waits for somebody to look at it (`wakePage`). */
export function reviveAfterCrash(
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

/** Somebody wants to see the page: one that was given up is tried once more. */
export function wakePage({ webContents }: Pick<BrowserWindow, "webContents">): void {
  if (webContents.isCrashed()) webContents.reload();
}
