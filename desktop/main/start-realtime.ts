import { type App, type BrowserWindow, Notification, powerMonitor } from "electron";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import { paths } from "#shared/screen-paths.ts";
import type { SocketEvent, UnreadCounts } from "../bridge.ts";
import type { AppContext } from "./app-context.ts";
import { createNotificationSettings } from "./notifications/notification-settings.ts";
import type { View } from "./notifications/should-notify.ts";
import { createMessageReceiver } from "./notifications/receive-messages.ts";
import { createNotificationReceiver } from "./notifications/receive-notifications.ts";
import { createReplySender } from "./notifications/send-reply.ts";
import { createSystemNotifier } from "./notifications/system-notifier.ts";
import { readMemberName } from "./notifications/read-member-name.ts";
import { openAppSocket } from "./realtime/app-socket.ts";
import { pollUnread } from "./realtime/poll-unread.ts";
import { readUnreadCounts } from "./realtime/read-unread-counts.ts";
import { watchPower } from "./realtime/watch-power.ts";
import type { Connection } from "./server/server-connection.ts";
import { createUnreadDisplay } from "./tray/show-unread.ts";

export interface RealtimeParts {
  readonly context: Pick<AppContext, "config" | "log" | "settings" | "resourcesDir">;
  readonly app: App;
  readonly connection: Pick<Connection, "calls" | "openSocket" | "serverNow">;
  readonly window: BrowserWindow;
  /** Opens a path of the product; null only shows the window. */
  readonly open: (path: string | null) => void;
  readonly sendCounts: (counts: UnreadCounts) => void;
  readonly sendEvent: (event: SocketEvent) => void;
}

/** Shows what the server pushes: in badge and tray, as notifications, and in the page. */
export interface Realtime {
  readonly hasTray: boolean;
  /** The page shows the conversation with this member, or none. */
  showConversation(userId: string | null): void;
  /** Says to a member that the page's member types, or stopped. */
  sendTyping(receiverId: string, isTyping: boolean): void;
  /** Reads the counts now, unless they are pushed. */
  refreshUnread(): void;
  /** Someone signed in or out: removes what the last member was shown, and connects as the next. */
  changeMember(): void;
  /** The member changed their notification settings on this computer. */
  refreshSettings(): void;
  /** The computer is on another network. */
  renew(): void;
  /** The language of the app is another one: shows the counts and reads events in it. */
  changeLanguage(): void;
  /** Sends the page the counts it may have missed. */
  sendCounts(): void;
  /** Sends the page whether the socket is connected. */
  sendConnection(): void;
}

const noCounts: UnreadCounts = { messages: 0, notifications: 0 };

export function startRealtime(parts: RealtimeParts): Realtime {
  const { context: { log }, app, connection: { calls, openSocket }, window } = parts;
  const { display, notifier, settings, ...shown } = showUnread(parts);
  const unread = pollUnread({
    read: () => readUnreadCounts(calls),
    onCounts: shown.countsChanged,
    log,
  });
  const sendConnection = () => parts.sendEvent({ type: "connection", isLive: socket.isLive() });
  const socket = openAppSocket({
    calls,
    openSocket,
    onFrame: (frame) => {
      shown.receive(frame);
      if (frame.type === "unread") {
        unread.push({ messages: frame.messages, notifications: frame.notifications });
      }
      parts.sendEvent({ type: "frame", frame });
    },
    onLive: (isLive) => {
      unread.setPushed(isLive);
      if (isLive) void settings.read();
      sendConnection();
    },
    log,
  });
  const renew = () => {
    socket.reconnect();
    unread.refresh();
  };
  window.on("focus", () => {
    socket.retryNow();
    unread.refresh();
    void settings.read();
  });
  watchPower(powerMonitor, {
    onUnlock: () => void (socket.isLive() || renew()),
    onResume: () => {
      renew();
      // A pause may have ended during sleep.
      display.refresh();
    },
  });
  app.on("before-quit", () => {
    socket.close();
    unread.stop();
    settings.reset();
  }).on("will-quit", notifier.end);
  unread.refresh();
  return {
    hasTray: display.hasTray,
    showConversation: shown.showConversation,
    sendTyping: (receiverId, isTyping) => socket.send({ type: "typing", receiverId, isTyping }),
    refreshUnread: unread.refresh,
    changeMember: () => {
      unread.reset();
      shown.forgetMember();
      socket.changeMember();
      unread.refresh();
    },
    refreshSettings: () => void settings.read(),
    renew,
    changeLanguage: () => {
      display.refresh();
      socket.reconnect();
    },
    sendCounts: display.sendToPage,
    sendConnection,
  };
}

/** Badge, tray and title, the notifications of the system, and the settings that both follow. */
function showUnread({ context, app, connection, window, open, sendCounts }: RealtimeParts) {
  const { calls, serverNow: now } = connection;
  let openConversation: string | null = null;
  const { config: { system }, log, resourcesDir } = context;
  const settings = createNotificationSettings({ calls, onChange: () => display.refresh(), now, log });
  const { pauseForAnHour, resume } = settings;
  const display = createUnreadDisplay({
    app,
    window,
    system,
    resourcesDir,
    log,
    pausedUntil: settings.pausedUntil,
    trayActions: { open, pauseForAnHour, resume, quit: () => app.quit() },
    sendToPage: sendCounts,
  });
  const reply = createReplySender({ calls, show: (content) => notifier.show(content), log });
  const onReply = (userId: string, text: string) => void reply(userId, text);
  const notifier = createSystemNotifier({ Notification, system, onClick: open, onReply, log });
  const shared = {
    isOn: () => context.settings.read().preferences.showsNotifications,
    settings,
    show: notifier.show,
    remove: notifier.remove,
  };
  const notifications = createNotificationReceiver({ ...shared, now, view: () => readView(window) });
  const readName = (userId: string) => readMemberName(calls, userId, log);
  const isInFront = (userId: string) => openConversation === userId && isChatInFront(window);
  const messages = createMessageReceiver({ ...shared, isInFront, readName });
  return {
    display,
    notifier,
    settings,
    showConversation: (userId: string | null) => void (openConversation = userId),
    countsChanged: (counts: UnreadCounts | null) => {
      display.set(counts ?? noCounts);
      if (counts === null) notifications.reset();
      else notifications.countsChanged(counts);
      if (!counts?.messages) messages.allRead();
    },
    receive: (frame: ServerFrame) => {
      if (frame.type === "unread") notifications.messagesPushed(frame.messages);
      if (frame.type === "notification") notifications.receive(frame);
      if (frame.type === "new_message") messages.receive(frame);
      if (frame.type === "conversation_changed") messages.conversationChanged(frame);
    },
    /** Someone signed in or out. */
    forgetMember: () => {
      openConversation = null;
      notifications.reset();
      messages.reset();
      settings.reset();
      notifier.clear();
      display.set(noCounts);
    },
  };
}

/** A page that was reloaded has not said that it left a conversation. */
function isChatInFront(window: BrowserWindow): boolean {
  const { isFocused, path } = readView(window);
  return isFocused && path === paths.chat;
}

function readView(window: BrowserWindow): View {
  if (window.isDestroyed()) return { isFocused: false, path: null };
  const address = window.webContents.getURL();
  return {
    isFocused: window.isFocused(),
    path: URL.canParse(address) ? new URL(address).pathname : null,
  };
}
