import type { BrowserWindowConstructorOptions, Rectangle, WebPreferences } from "electron";
import { product } from "#shared/product.ts";
import { placeWindow, smallestWindow } from "./window-bounds.ts";

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

interface WindowOptionParts {
  /** Where it was; null: it never was anywhere. */
  readonly bounds: Rectangle | null;
  /** Work areas, the primary one first. */
  readonly displays: readonly Rectangle[];
  readonly isDark: boolean;
  /** Null: the program's own, of which Windows takes the sizes it draws. */
  readonly icon: string | null;
  readonly page: WebPreferences;
}

export function windowOptions(parts: WindowOptionParts): BrowserWindowConstructorOptions {
  return {
    ...placeWindow(parts.bounds, parts.displays),
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    title: product.name,
    ...(parts.icon && { icon: parts.icon }),
    backgroundColor: parts.isDark ? paper.dark : paper.light,
    // Shown when there is something to see.
    show: false,
    autoHideMenuBar: true,
    webPreferences: parts.page,
  };
}
