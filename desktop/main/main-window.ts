import type { BrowserWindow } from "electron";
import { product } from "#shared/product.ts";
import { appOrigin } from "./app-scheme.ts";
import type { Kept } from "./kept-json.ts";
import type { Log } from "./log.ts";
import { bringToFront, reviveAfterCrash } from "./window.ts";
import { rememberPlace, type WindowState } from "./window-state.ts";

export interface MainWindowParts {
  readonly create: (state: WindowState) => BrowserWindow;
  readonly kept: Kept<WindowState>;
  readonly startsHidden: boolean;
  readonly staysOnClose: () => boolean;
  readonly log: Log;
  /** The page is being loaded anew and does not listen. */
  readonly onPageGone: () => void;
  readonly onFocus: () => void;
  readonly onTitle: () => void;
}

export interface MainWindow {
  readonly window: BrowserWindow;
  /** The page's title, as it set it. */
  title(): string;
  show(): void;
}

/** The one window: where it was, shown once there is something to see, hidden instead of closed where the app goes on. */
export function openMainWindow(parts: MainWindowParts): MainWindow {
  const { kept, log } = parts;
  const state = kept.read();
  const window = parts.create(state);
  const { webContents } = window;
  let title: string = product.name;
  let isHidden = parts.startsHidden;
  let isPainted = false;

  const show = () => {
    isHidden = false;
    if (isPainted) bringToFront(window);
  };
  window.once("ready-to-show", () => {
    isPainted = true;
    if (isHidden) return;
    if (state.isMaximized) window.maximize();
    bringToFront(window);
  });
  window.on("close", (event) => {
    if (!parts.staysOnClose()) return;
    event.preventDefault();
    window.hide();
  });
  window.on("focus", parts.onFocus);
  // The count stands before it.
  window.on("page-title-updated", (event, pageTitle) => {
    event.preventDefault();
    title = pageTitle;
    parts.onTitle();
  });
  // Mice and keyboards with keys of their own for it; elsewhere Chromium does it.
  window.on("app-command", (_event, command) => {
    if (command === "browser-backward") webContents.navigationHistory.goBack();
    if (command === "browser-forward") webContents.navigationHistory.goForward();
  });
  webContents.on("did-start-navigation", (details) => {
    if (details.isMainFrame && !details.isSameDocument) parts.onPageGone();
  });
  rememberPlace(window, kept);
  reviveAfterCrash(window, Date.now, log);
  webContents.loadURL(`${appOrigin}/`).catch((cause: unknown) => log.error("The page did not load", cause));
  return { window, title: () => title, show };
}
