import type { BrowserWindow, Rectangle } from "electron";
import { product } from "#shared/product.ts";
import { appOrigin } from "./app-scheme.ts";
import type { Kept } from "./kept-json.ts";
import type { Log } from "./log.ts";
import { bringToFront, reviveAfterCrash } from "./window.ts";
import { layoutOf, rememberState, stateFor, type WindowStates } from "./window-state.ts";

export interface MainWindowParts {
  /** @param bounds where it was; null: it never was anywhere */
  readonly create: (bounds: Rectangle | null) => BrowserWindow;
  readonly kept: Kept<WindowStates>;
  /** Work areas, the primary one first, as they are now. */
  readonly displays: () => readonly Rectangle[];
  readonly startsHidden: boolean;
  /** Whether a hidden window can be found again: in a tray, or a dock. */
  readonly canBeFound: () => boolean;
  /** A full-screen window has a space of its own, as on a Mac. */
  readonly hasSpaces: boolean;
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
  const { kept, displays, log } = parts;
  const layout = () => layoutOf(displays());
  const state = stateFor(kept.read(), layout());
  const window = parts.create(state?.bounds ?? null);
  const { webContents } = window;
  let title: string = product.name;
  let isHidden = parts.startsHidden;
  let isPainted = false;
  let isFirst = true;

  const show = () => {
    isHidden = false;
    if (!isPainted) return;
    // Maximising shows a window that is hidden: only when it may be seen.
    if (isFirst && state?.isMaximized) window.maximize();
    isFirst = false;
    bringToFront(window, displays());
  };
  window.once("ready-to-show", () => {
    isPainted = true;
    if (!isHidden) show();
    else if (!parts.canBeFound()) window.minimize();
  });
  window.on("close", (event) => {
    if (!parts.staysOnClose()) return;
    event.preventDefault();
    if (parts.hasSpaces) leaveSpaceAndHide(window);
    else window.hide();
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
  rememberState(window, kept, layout);
  reviveAfterCrash(window, Date.now, log);
  webContents.loadURL(`${appOrigin}/`).catch((cause: unknown) => log.error("The page did not load", cause));
  return { window, title: () => title, show };
}

/** A full-screen window leaves its space first: an empty black one would remain. */
function leaveSpaceAndHide(
  window: Pick<BrowserWindow, "hide" | "isFullScreen" | "setFullScreen" | "once">,
): void {
  if (!window.isFullScreen()) return window.hide();
  window.once("leave-full-screen", () => window.hide());
  window.setFullScreen(false);
}
