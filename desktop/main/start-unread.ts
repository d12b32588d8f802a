import { type App, type BrowserWindow, Notification, powerMonitor } from "electron";
import type { UnreadCounts } from "../bridge.ts";
import type { AppContext } from "./app-context.ts";
import { createMute } from "./notifications/mute.ts";
import type { NotificationContext } from "./notifications/notification-content.ts";
import { createNotifications } from "./notifications/notifications.ts";
import { pollUnread } from "./notifications/poll-unread.ts";
import { readUnreadCounts } from "./notifications/read-unread-counts.ts";
import { createSystemNotifier } from "./notifications/system-notifier.ts";
import type { ServerCalls } from "./server/server-calls.ts";
import { createUnreadDisplay } from "./tray/show-unread.ts";

export interface UnreadParts {
  readonly context: Pick<AppContext, "config" | "log" | "settings" | "resourcesDir">;
  readonly app: App;
  readonly calls: ServerCalls;
  readonly window: BrowserWindow;
  /** Opens a path of the product; null only shows the window. */
  readonly open: (path: string | null) => void;
  readonly sendToPage: (counts: UnreadCounts) => void;
}

/** Unread counts, wherever the app shows them, and the notifications about them. */
export interface Unread {
  readonly hasTray: boolean;
  /** Reads the counts now. */
  refresh(): void;
  /** Someone signed in or out: removes what the last member was shown, and reads the counts of the next. */
  changeMember(): void;
  /** Sends the page the counts it may have missed. */
  sendToPage(): void;
}

const noCounts: UnreadCounts = { messages: 0, notifications: 0 };

export function startUnread({ context, app, calls, window, open, sendToPage }: UnreadParts): Unread {
  const { config: { system }, log, settings, resourcesDir } = context;
  const mute = createMute(() => new Date(), () => display.refresh());
  const display = createUnreadDisplay({
    app,
    window,
    system,
    resourcesDir,
    log,
    mutedUntil: mute.until,
    trayActions: { open, muteForAnHour: mute.start, unmute: mute.end, quit: () => app.quit() },
    sendToPage,
  });
  const notifier = createSystemNotifier({ Notification, system, onClick: open, log });
  const notifications = createNotifications({
    preferences: () => settings.read().preferences,
    context: () => notificationContext(window, mute.until() !== null),
    show: notifier.show,
  });
  const unread = pollUnread({
    read: () => readUnreadCounts(calls),
    onCounts: (counts) => {
      if (counts === null) notifications.reset();
      else notifications.countsChanged(counts);
      display.set(counts ?? noCounts);
    },
    log,
  });
  window.on("focus", unread.refresh);
  powerMonitor.on("unlock-screen", unread.refresh);
  powerMonitor.on("resume", () => {
    unread.refresh();
    // The muted hour may have ended during sleep.
    display.refresh();
  });
  app.on("before-quit", unread.stop).on("will-quit", notifier.end);
  unread.refresh();
  return {
    hasTray: display.hasTray,
    refresh: unread.refresh,
    changeMember: () => {
      unread.reset();
      notifications.reset();
      notifier.clear();
      display.set(noCounts);
      unread.refresh();
    },
    sendToPage: display.sendToPage,
  };
}

function notificationContext(window: BrowserWindow, isMuted: boolean): NotificationContext {
  const now = new Date();
  const isOpen = !window.isDestroyed();
  const address = isOpen ? window.webContents.getURL() : "";
  return {
    minuteOfDay: now.getHours() * 60 + now.getMinutes(),
    isMuted,
    isFocused: isOpen && window.isFocused(),
    pathInView: URL.canParse(address) ? new URL(address).pathname : null,
  };
}
