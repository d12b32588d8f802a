import type { BrowserWindow, Rectangle } from "electron";
import { product } from "#shared/product.ts";
import type { System } from "../../bridge.ts";
import { appOrigin } from "../security/app-scheme.ts";
import type { Displays } from "./displays.ts";
import type { Kept } from "../os/json-file.ts";
import type { Log } from "../log.ts";
import { reviveAfterCrash, wakePage } from "../page/page-crash.ts";
import { createWindowFront } from "./show-hide.ts";
import { followHistoryKeys } from "../page/history-keys.ts";
import { whenPainted } from "./window-paint.ts";
import { rememberState, stateFor, type WindowStates } from "./window-state.ts";
import { whenTaskBarButtonIsNew } from "./window-task-bar.ts";

interface MainWindowParts {
  /** @param bounds where it was; null: it never was anywhere */
  readonly create: (bounds: Rectangle | null) => BrowserWindow;
  readonly kept: Kept<WindowStates>;
  readonly displays: Displays;
  readonly startsHidden: boolean;
  /** Whether a hidden window can be found again: in a tray, or a dock. */
  readonly canBeFound: () => boolean;
  readonly system: System;
  readonly staysOnClose: () => boolean;
  readonly log: Log;
  /** There is another page, or the same anew, and it does not listen yet. */
  readonly onPageChange: () => void;
  readonly onFocus: () => void;
  /** The title, or the button in a task bar, is another one and lacks the count. */
  readonly onCountLost: () => void;
}

interface MainWindow {
  readonly window: BrowserWindow;
  /** The page's title, as it set it. */
  title(): string;
  show(): void;
  /** Begins with the page. Electron may tell of it at once: all who want to hear must be there. */
  load(): void;
}

/** The one window: where it was, shown once there is something to see, hidden instead of closed where the app goes on. */
export function openMainWindow(parts: MainWindowParts): MainWindow {
  const { kept, displays, system, log } = parts;
  const state = stateFor(kept.read(), displays.layout());
  const window = parts.create(state?.bounds ?? null);
  const { webContents } = window;
  const front = createWindowFront({
    window,
    displays: () => displays.workAreas(),
    system,
  });
  let title: string = product.name;
  let isHidden = parts.startsHidden;
  let isPainted = false;
  let isToBeMaximized = state?.isMaximized ?? false;

  // Maximising shows a window that is hidden: only when it is to be seen, and only for the first time.
  const maximizeOnce = () => {
    if (isToBeMaximized) window.maximize();
    isToBeMaximized = false;
  };
  const show = () => {
    isHidden = false;
    if (!isPainted || window.isDestroyed()) return;
    wakePage(window);
    // A minimised one is restored, and then maximised by that: the other way round it would be undone.
    if (!window.isMinimized()) maximizeOnce();
    front.show();
  };
  whenPainted(window, () => {
    isPainted = true;
    if (!isHidden) return show();
    if (!parts.canBeFound()) front.minimize();
  });
  window.on("restore", () => {
    wakePage(window);
    maximizeOnce();
  });
  // Some systems do not say at once that it was minimised: shown for that before it was ever maximised, it would count as not maximised.
  rememberState(window, kept, displays, () => !isToBeMaximized);
  window.on("close", (event) => {
    if (!parts.staysOnClose()) return;
    event.preventDefault();
    front.hide();
  });
  window.on("focus", () => {
    wakePage(window);
    parts.onFocus();
  });
  // The count stands before it.
  window.on("page-title-updated", (event, pageTitle) => {
    event.preventDefault();
    title = pageTitle;
    parts.onCountLost();
  });
  whenTaskBarButtonIsNew(window, system, parts.onCountLost);
  followHistoryKeys(window, system);
  // Not before: a navigation that is only begun may be refused, and the page stays.
  webContents.on("did-navigate", parts.onPageChange);
  webContents.on("render-process-gone", parts.onPageChange);
  reviveAfterCrash(window, Date.now, log);
  return {
    window,
    title: () => title,
    show,
    load: () => {
      webContents.loadURL(`${appOrigin}/`).catch((cause: unknown) =>
        log.error("The page did not load", cause)
      );
    },
  };
}
