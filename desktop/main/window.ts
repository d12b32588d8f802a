import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle, WebPreferences } from "electron";
import { product } from "#shared/product.ts";
import type { Log } from "./log.ts";
import { isOnScreen, placeWindow, smallestWindow } from "./window-place.ts";

/** Paper, light and dark, as tokens.css has it: what stands before the first paint is no flash. */
const paper = { light: "#fbfaf7", dark: "#0f1517" };

/** What the page may not do is said here in full, the defaults too: a default can change. */
export function pagePreferences(preload: string, isPackaged: boolean): WebPreferences {
  return {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    safeDialogs: true,
    spellcheck: true,
    devTools: !isPackaged,
  };
}

export interface WindowOptionParts {
  /** Where it was; null: it never was anywhere. */
  readonly bounds: Rectangle | null;
  /** Work areas, the primary one first. */
  readonly displays: readonly Rectangle[];
  readonly isDark: boolean;
  readonly icon: string;
  readonly page: WebPreferences;
}

export function windowOptions(parts: WindowOptionParts): BrowserWindowConstructorOptions {
  return {
    ...placeWindow(parts.bounds, parts.displays),
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    title: product.name,
    icon: parts.icon,
    backgroundColor: parts.isDark ? paper.dark : paper.light,
    // Shown when there is something to see.
    show: false,
    autoHideMenuBar: true,
    webPreferences: parts.page,
  };
}

/**
 * Shows the window, in front of everything and with the keyboard. A display may have gone while it was hidden: it is never shown where
 * nobody sees it.
 */
export function bringToFront(
  window:
    | Pick<
      BrowserWindow,
      "isDestroyed" | "isMinimized" | "restore" | "show" | "focus" | "getNormalBounds" | "setBounds"
    >
    | null,
  displays: readonly Rectangle[],
): void {
  if (!window || window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  const bounds = window.getNormalBounds();
  if (!isOnScreen(bounds, displays)) window.setBounds(placeWindow(bounds, displays));
  window.show();
  window.focus();
}

/** Whether closing the window only hides it. */
export function staysOnClose(
  { isQuitting, system, staysInTray, hasTray }: {
    isQuitting: boolean;
    system: "linux" | "mac" | "windows";
    staysInTray: boolean;
    hasTray: boolean;
  },
): boolean {
  if (isQuitting) return false;
  // On a Mac the app is in the dock until it is quit.
  return system === "mac" || (staysInTray && hasTray);
}

/** A page whose process died is loaded again, but not for ever. */
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
