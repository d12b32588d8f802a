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
import { showBadge } from "./badge.ts";
import type { Log } from "./log.ts";
import { createNotifications } from "./notifications.ts";
import type { KeptPreferences } from "./preferences.ts";
import { createQuietHour } from "./quiet-hour.ts";
import type { ServerCalls } from "./server-calls.ts";
import { createSystemNotifier } from "./system-notifier.ts";
import { createTrayHost } from "./tray-host.ts";
import { createAppTray, trayIconSize, trayPicture } from "./tray.ts";
import { pollUnread, type UnreadSource } from "./unread.ts";
import { readNotices, readUnreadCounts } from "./unread-calls.ts";

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
  /** The computer, the connection or the member is back: asks for the counts, and for what could not be read before. */
  wake(): void;
  /** Whether a window that is hidden can be found again in a tray. */
  hasTray(): boolean;
  /** Somebody may have opened or closed what shows trays. Resolves when `hasTray` knows; never rejects. */
  lookForTray(): Promise<void>;
  /**
   * Another member, or none: nothing that the last one was shown or told stays, but for what an earlier run told in Windows' Action
   * Center, and nothing asked for them is taken any more.
   */
  forget(): void;
  viewConversation(memberId: string | null): void;
  /** Tells the page the counts as they are known. */
  tellCounts(): void;
  /** Shows the counts again: the window or its title changed. */
  showCounts(): void;
}

const noCounts: UnreadCounts = { messages: 0, notifications: 0 };

export function createAttention(parts: AttentionParts): Attention {
  const { app, log, system, calls, window } = parts;
  let counts = noCounts;
  let conversationInView: string | null = null;
  const makeImage = (pixels: Uint8Array, size: number) =>
    nativeImage.createFromBitmap(Buffer.from(pixels), { width: size, height: size });
  const quietHour = createQuietHour(() => new Date(), () => showCounts());
  const makeTray = () =>
    createAppTray({
      createTray: (icon) => new Tray(icon),
      icon: nativeImage.createFromPath(join(parts.resourcesDir, trayPicture[system])),
      iconSize: () => trayIconSize(system, screen.getPrimaryDisplay().scaleFactor),
      makeImage,
      setMenu: (made, template: MenuItemConstructorOptions[]) =>
        made.setContextMenu(Menu.buildFromTemplate(template)),
      system,
      log,
    }, {
      open: parts.open,
      muteForAnHour: quietHour.begin,
      unmute: quietHour.end,
      quit: () => app.quit(),
    });
  let tray = makeTray();
  const trayHost = createTrayHost({
    system,
    renew: () => {
      log.info("The tray is made anew: somebody shows trays, and not this one");
      tray.end();
      tray = makeTray();
      showCounts();
    },
  });
  void trayHost.look();
  const showCounts = () => {
    showBadge({ app, window: window(), makeImage, system }, counts, parts.pageTitle());
    tray.show(counts, quietHour.until());
  };
  const notifier = createSystemNotifier({ Notification, system, onClick: parts.open, log });
  const notifications = createNotifications({
    read: (list) => readNotices(calls, list),
    preferences: parts.preferences,
    moment: () => ({
      minuteOfDay: new Date().getHours() * 60 + new Date().getMinutes(),
      isMuted: quietHour.until() !== null,
      isFocused: window()?.isFocused() ?? false,
      conversationInView,
      pathInView: pathInView(window()),
    }),
    now: Date.now,
    show: notifier.show,
    log,
  });
  const setCounts = (next: UnreadCounts) => {
    if (next.messages === counts.messages && next.notifications === counts.notifications) return;
    counts = next;
    showCounts();
    parts.tellPage(counts);
  };
  const unread = pollUnread({
    read: () => {
      trayHost.lookNowAndThen();
      return readUnreadCounts(calls);
    },
    onCounts: (next) => {
      // While nobody is signed in, whatever comes is old news to who signs in next.
      if (next === null) notifications.forget();
      else notifications.countsChanged(next);
      setCounts(next ?? noCounts);
    },
    log,
  });
  const wake = () => {
    notifications.retry();
    unread.refresh();
  };
  powerMonitor.on("suspend", unread.pause).on("unlock-screen", wake);
  powerMonitor.on("resume", () => {
    wake();
    // The hour of silence may have ended meanwhile.
    showCounts();
  });
  app.on("before-quit", unread.stop).on("will-quit", notifier.end);
  showCounts();
  return {
    unread,
    wake,
    hasTray: () => tray.exists && trayHost.isThere(),
    lookForTray: trayHost.look,
    forget: () => {
      unread.forget();
      notifications.forget();
      notifier.clear();
      conversationInView = null;
      setCounts(noCounts);
    },
    viewConversation: (memberId) => {
      conversationInView = memberId;
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
