import {
  type App,
  type BrowserWindow,
  Menu,
  type MenuItemConstructorOptions,
  nativeImage,
  screen,
  Tray,
} from "electron";
import { join } from "node:path";
import { product } from "#shared/product.ts";
import type { System, UnreadCounts } from "../../bridge.ts";
import type { Log } from "../log.ts";
import { onTaskbarButtonReset, showBadge } from "./unread-badge.ts";
import { createAppTray, getTrayIconSize, type TrayActions, trayPicture } from "./tray.ts";

interface UnreadDisplayParts {
  readonly app: App;
  readonly window: BrowserWindow;
  readonly system: System;
  readonly resourcesDir: string;
  readonly log: Log;
  /** Null when notifications are not paused. */
  readonly pausedUntil: () => Date | null;
  readonly trayActions: TrayActions;
  readonly sendToPage: (counts: UnreadCounts) => void;
}

/** The unread counts in badge, tray, window title and page. */
interface UnreadDisplay {
  readonly hasTray: boolean;
  set(counts: UnreadCounts): void;
  /** Shows the same counts again: the tray's menu or the window's title changed. */
  refresh(): void;
  /** Sends the counts to a page that was loaded after they changed. */
  sendToPage(): void;
}

export function createUnreadDisplay(parts: UnreadDisplayParts): UnreadDisplay {
  const { app, window, system, log, pausedUntil } = parts;
  let counts: UnreadCounts = { messages: 0, notifications: 0 };
  let pageTitle: string = product.name;
  const makeImage = (pixels: Uint8Array, size: number) =>
    nativeImage.createFromBitmap(Buffer.from(pixels), { width: size, height: size });
  const tray = createAppTray({
    createTray: (icon) => new Tray(icon),
    icon: nativeImage.createFromPath(join(parts.resourcesDir, trayPicture[system])),
    iconSize: () => getTrayIconSize(system, screen.getPrimaryDisplay().scaleFactor),
    makeImage,
    setMenu: (made, template: MenuItemConstructorOptions[]) =>
      made.setContextMenu(Menu.buildFromTemplate(template)),
    system,
    log,
  }, parts.trayActions);
  const refresh = () => {
    showBadge({ app, window, makeImage, system }, counts, pageTitle);
    tray.show(counts, pausedUntil());
  };
  window.on("page-title-updated", (event, title) => {
    event.preventDefault();
    pageTitle = title;
    refresh();
  });
  onTaskbarButtonReset(window, system, refresh);
  refresh();
  return {
    hasTray: tray.exists,
    set: (next) => {
      if (next.messages === counts.messages && next.notifications === counts.notifications) return;
      counts = next;
      refresh();
      parts.sendToPage(counts);
    },
    refresh,
    sendToPage: () => parts.sendToPage(counts),
  };
}
