import type { BrowserWindowConstructorOptions, Rectangle, WebPreferences } from "electron";
import { product } from "#shared/product.ts";
import { smallestWindow } from "./window-bounds.ts";

/**
 * Background colours of tokens.css: the window has them before the first paint, so nothing flashes.
 */
const background = { light: "#fbfaf7", dark: "#0f1517" };

/** Spells out the defaults too, because defaults can change. */
function pagePreferences(preload: string, isPackaged: boolean): WebPreferences {
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
  readonly bounds: Rectangle;
  readonly isDark: boolean;
  /** Null where the program's own icon is used. */
  readonly icon: string | null;
  readonly preload: string;
  readonly isPackaged: boolean;
}

/** The window is created hidden; `whenReadyToShow` says when to show it. */
export function createWindowOptions(parts: WindowOptionParts): BrowserWindowConstructorOptions {
  return {
    ...parts.bounds,
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    title: product.name,
    ...(parts.icon && { icon: parts.icon }),
    backgroundColor: parts.isDark ? background.dark : background.light,
    show: false,
    autoHideMenuBar: true,
    webPreferences: pagePreferences(parts.preload, parts.isPackaged),
  };
}
