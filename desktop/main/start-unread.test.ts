import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startedUnread } from "./testing/started-unread.ts";

/** What the server counts. */
let counts: { messages: number; notifications: number };
const open = vi.fn();
const sendToPage = vi.fn();

const send = vi.fn((path: string) =>
  Promise.resolve(Response.json(path.includes("/messages/") ? counts.messages : counts.notifications))
);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  vi.clearAllMocks();
  counts = { messages: 0, notifications: 0 };
});
afterEach(() => void vi.useRealTimers());

async function started(given: Parameters<typeof startedUnread>[2] = {}) {
  const app = await startedUnread(() => import("./start-unread.ts"), send, { open, sendToPage, ...given });
  return {
    ...app,
    tray: app.electron.trays[0],
    titles: () => app.electron.notifications.map(({ options }) => options.title),
    /** The server counts these now, and the app reads them. */
    count: async (messages: number, notifications = 0) => {
      counts = { messages, notifications };
      app.unread.refresh();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("shows the counts in badge, tray, title and page, once for each change", async () => {
  const { electron, window, tray, count } = await started();
  await count(2, 1);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(3);
  expect(tray?.setToolTip).toHaveBeenLastCalledWith("Glimmer: 3 unread");
  expect(window.title).toBe("(3) Home · Glimmer");
  expect(sendToPage).toHaveBeenCalledExactlyOnceWith({ messages: 2, notifications: 1 });
  await count(2, 1);
  expect(sendToPage).toHaveBeenCalledOnce();
  await count(0);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(0);
  expect(window.title).toBe("Home · Glimmer");
  expect(sendToPage).toHaveBeenLastCalledWith({ messages: 0, notifications: 0 });
});

test("sends the counts to a page that comes late", async () => {
  const { unread, count } = await started();
  await count(4);
  unread.sendToPage();
  expect(sendToPage.mock.calls).toEqual(Array(2).fill([{ messages: 4, notifications: 0 }]));
});

test.each(["unlock-screen", "resume"])("reads the counts on %s", async (event) => {
  const { electron } = await started();
  counts = { messages: 2, notifications: 0 };
  electron.powerMonitor.emit(event);
  await vi.advanceTimersByTimeAsync(0);
  expect(sendToPage).toHaveBeenLastCalledWith({ messages: 2, notifications: 0 });
});

test("reads the counts when the window gets the focus", async () => {
  const { window } = await started();
  counts = { messages: 2, notifications: 0 };
  window.emit("focus");
  await vi.advanceTimersByTimeAsync(0);
  expect(sendToPage).toHaveBeenLastCalledWith({ messages: 2, notifications: 0 });
});

test("reads nothing once the app quits", async () => {
  const { electron, unread } = await started();
  electron.app.quit();
  send.mockClear();
  unread.refresh();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
});

test("shows a notification when a count grows; a click opens the list", async () => {
  const { electron, titles, count } = await started();
  await count(2);
  expect(titles()).toEqual(["2 new messages"]);
  expect(electron.notifications[0]?.show).toHaveBeenCalledOnce();
  electron.notifications[0]?.emit("click");
  expect(open).toHaveBeenCalledExactlyOnceWith("/chat");
});

test("shows no notification for what is unread at the start, or when another member comes", async () => {
  counts = { messages: 1, notifications: 0 };
  const { unread, titles, count } = await started();
  counts = { messages: 2, notifications: 0 };
  unread.changeMember();
  await vi.advanceTimersByTimeAsync(0);
  expect(titles()).toEqual([]);
  await count(3);
  expect(titles()).toEqual(["1 new message"]);
});

test("shows no notifications while the tray's menu mutes them", async () => {
  const { tray, titles, count } = await started();
  tray?.choose("mute");
  expect(tray?.labels()).toContainEqual(expect.stringMatching(/^Muted until .*: unmute$/));
  await count(1);
  expect(titles()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(tray?.labels()).toContain("Mute for an hour");
  await count(2);
  expect(titles()).toEqual(["1 new message"]);
  tray?.choose("mute");
  tray?.choose("unmute");
  await count(3);
  expect(titles()).toEqual(["1 new message", "1 new message"]);
});

test("updates the tray's menu when the muted hour ended during sleep", async () => {
  const { electron, tray } = await started();
  tray?.choose("mute");
  vi.setSystemTime(new Date(2026, 10, 21, 14));
  electron.powerMonitor.emit("resume");
  expect(tray?.labels()).toContain("Mute for an hour");
});

test("shows no notification for the list that is in view", async () => {
  const { window, titles, count } = await started();
  window.webContents.address = "app://glimmer/notifications?tab=all";
  window.isFocused.mockReturnValue(true);
  await count(0, 1);
  expect(titles()).toEqual([]);
  window.webContents.address = "app://glimmer/";
  await count(0, 2);
  expect(titles()).toEqual(["1 new notification"]);
});

test("goes on without a window", async () => {
  const { electron, window, titles, count } = await started();
  window.isDestroyed.mockReturnValue(true);
  await count(1);
  expect(titles()).toEqual(["1 new message"]);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(1);
});

test("goes on without a tray, and says so", async () => {
  const { electron, unread, log, titles, count } = await started({ hasTray: false });
  expect(unread.hasTray).toBe(false);
  expect(log.lines).toEqual([expect.stringContaining("There is no tray")]);
  await count(0, 1);
  expect(titles()).toEqual(["1 new notification"]);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(1);
});
