import { app } from "./app.ts";
import { BrowserWindow } from "./browser-window.ts";
import { debuggingAddress } from "./chromium.ts";
import { itemWithId, record } from "./record.ts";
import { powerMonitor, unlockKeyring } from "./system.ts";

/** Commands of tests, by name. Results travel as JSON. */
const commands = {
  debuggingAddress,
  window: () => {
    const window = BrowserWindow.last;
    return window && {
      isVisible: window.isVisible(),
      isFocused: window.isFocused(),
      title: window.title,
      overlay: window.overlay,
      bounds: window.getNormalBounds(),
      options: window.options,
    };
  },
  focusWindow: () => BrowserWindow.last?.focus(),
  blurWindow: () => BrowserWindow.last?.blur(),
  goBackBy: (device: "mouse" | "keyboard") => BrowserWindow.last?.goBackBy(device),
  closeWindow: () => BrowserWindow.last?.close(),
  moveWindow: (bounds: { x: number; y: number; width: number; height: number }) =>
    BrowserWindow.last?.setBounds(bounds),
  notifications: () => record.notifications.map(({ title, body }) => ({ title, body })),
  toastXml: (index: number) => record.notifications[index]?.toastXml,
  clickNotification: (index: number) => record.notifications[index]?.instance.emit("click"),
  tray: () =>
    record.tray && { ...record.tray, menu: record.tray.menu.map(({ id, label }) => ({ id, label })) },
  clickTray: (id: string) => record.tray && itemWithId(record.tray.menu, id)?.click?.(),
  clickMenu: (id: string) => itemWithId(record.applicationMenu, id)?.click?.(),
  menuRoles: () => JSON.stringify(record.applicationMenu),
  contextMenu: () => record.contextMenu.map(({ label, role }) => label ?? role ?? "-"),
  badgeCount: () => record.badgeCount,
  dockBadge: () => record.dockBadge,
  question: () => record.question && { message: record.question.message, detail: record.question.detail },
  pressButton: (label: string) => record.question?.press(label),
  proposedPath: () => record.savePlace?.proposed,
  choosePath: (path: string | null) => record.savePlace?.choose(path),
  openedOutside: () => record.openedOutside,
  shownInFolder: () => record.shownInFolder,
  endPage: (reason: "crashed" | "killed") => BrowserWindow.last?.webContents.end(reason),
  hangPage: () => BrowserWindow.last?.hang(),
  openUrl: (url: string) => app.emit("open-url", { preventDefault: () => {} }, url),
  messages: () => record.messages,
  authorizations: () => [...record.authorizations],
  deviceTokens: () => [...record.deviceTokens],
  permissions: () => record.permissions,
  shortcuts: () => [...record.shortcuts.keys()],
  pressShortcut: (keys: string) => record.shortcuts.get(keys)?.(),
  loginItem: () => record.loginItem,
  unlockKeyring,
  wakeUp: () => powerMonitor.emit("resume"),
  quit: () => app.quit(),
} satisfies Record<string, (argument: never) => unknown>;

export type HostCommands = typeof commands;

/** Runs commands from the child process's channel. The app ends with the test. */
export function startControl(): void {
  if (!process.send) return;
  process.on(
    "message",
    ({ id, name, argument }: { id: number; name: keyof HostCommands; argument: never }) => {
      void Promise.resolve()
        .then(() => commands[name](argument))
        .then(
          (value) => process.send?.({ id, value: value ?? null }),
          (error: unknown) => process.send?.({ id, error: String(error) }),
        );
    },
  );
  process.on("disconnect", () => app.exit(1));
}
