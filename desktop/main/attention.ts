import {
  type App,
  type BrowserWindow,
  Menu,
  type MenuItemConstructorOptions,
  nativeImage,
  Notification,
  powerMonitor,
  screen,
  Tray,
} from "electron";
import { join } from "node:path";
import type { System, UnreadCounts } from "../bridge.ts";
import { showBadge } from "./tray/badge.ts";
import type { Log } from "./log.ts";
import { createNotifications } from "./notifications/notifications.ts";
import type { KeptPreferences } from "./settings/preferences.ts";
import { createQuietHour } from "./notifications/mute.ts";
import type { ServerCalls } from "./server/server-calls.ts";
import { createSystemNotifier } from "./notifications/system-notifier.ts";
import { createAppTray, trayIconSize, trayPicture } from "./tray/tray.ts";
import { pollUnread, type UnreadSource } from "./notifications/poll-unread.ts";
import { readUnreadCounts } from "./notifications/read-unread-counts.ts";

export interface AttentionParts {
  readonly app: App;
  readonly log: Log;
  readonly system: System;
  readonly resourcesDir: string;
  readonly calls: ServerCalls;
  readonly preferences: () => KeptPreferences;
  readonly window: () => BrowserWindow | null;
  readonly pageTitle: () => string;
  /** Comes to the front, at a path when one is given. */
  readonly open: (path: string | null) => void;
  readonly tellPage: (counts: UnreadCounts) => void;
}

/** Everything that asks for the member's attention: counts, badge, tray and notifications. */
export interface Attention {
  readonly unread: UnreadSource;
  /** Whether the system gave the app a tray. Some Linux desktops give one and show none. */
  hasTray(): boolean;
  /**
   * Another member, or none: nothing that the last one was shown or told stays, but for what an earlier run told in Windows' Action
   * Center, and nothing asked for them is taken any more.
   */
  forget(): void;
  /** Tells the page the counts as they are known. */
  tellCounts(): void;
  /** Shows the counts again: the window or its title changed. */
  showCounts(): void;
}

const noCounts: UnreadCounts = { messages: 0, notifications: 0 };

export function createAttention(parts: AttentionParts): Attention {
  const { app, log, system, calls, window } = parts;
  let counts = noCounts;
  const makeImage = (pixels: Uint8Array, size: number) =>
    nativeImage.createFromBitmap(Buffer.from(pixels), { width: size, height: size });
  const quietHour = createQuietHour(() => new Date(), () => showCounts());
  const tray = createAppTray(
    {
      createTray: (icon) => new Tray(icon),
      icon: nativeImage.createFromPath(join(parts.resourcesDir, trayPicture[system])),
      iconSize: () => trayIconSize(system, screen.getPrimaryDisplay().scaleFactor),
      makeImage,
      setMenu: (made, template: MenuItemConstructorOptions[]) =>
        made.setContextMenu(Menu.buildFromTemplate(template)),
      system,
      log,
    },
    {
      open: parts.open,
      muteForAnHour: quietHour.begin,
      unmute: quietHour.end,
      quit: () => app.quit(),
    },
  );
  const showCounts = () => {
    showBadge({ app, window: window(), makeImage, system }, counts, parts.pageTitle());
    tray.show(counts, quietHour.until());
  };
  const notifier = createSystemNotifier({ Notification, system, onClick: parts.open, log });
  const notifications = createNotifications({
    preferences: parts.preferences,
    moment: () => ({
      minuteOfDay: new Date().getHours() * 60 + new Date().getMinutes(),
      isMuted: quietHour.until() !== null,
      isFocused: window()?.isFocused() ?? false,
      pathInView: pathInView(window()),
    }),
    show: notifier.show,
  });
  const setCounts = (next: UnreadCounts) => {
    if (next.messages === counts.messages && next.notifications === counts.notifications) return;
    counts = next;
    showCounts();
    parts.tellPage(counts);
  };
  const unread = pollUnread({
    read: () => readUnreadCounts(calls),
    onCounts: (next) => {
      // While nobody is signed in, whatever comes is old news to who signs in next.
      if (next === null) notifications.forget();
      else notifications.countsChanged(next);
      setCounts(next ?? noCounts);
    },
    log,
  });
  powerMonitor.on("suspend", unread.pause).on("unlock-screen", unread.refresh);
  powerMonitor.on("resume", () => {
    unread.refresh();
    // The hour of silence may have ended meanwhile.
    showCounts();
  });
  app.on("before-quit", unread.stop).on("will-quit", notifier.end);
  showCounts();
  return {
    unread,
    hasTray: () => tray.exists,
    forget: () => {
      unread.forget();
      notifications.forget();
      notifier.clear();
      setCounts(noCounts);
    },
    tellCounts: () => parts.tellPage(counts),
    showCounts,
  };
}

/** Where the page is; null while there is none. */
function pathInView(window: BrowserWindow | null): string | null {
  const address = window?.webContents.getURL() ?? "";
  return URL.canParse(address) ? new URL(address).pathname : null;
}
