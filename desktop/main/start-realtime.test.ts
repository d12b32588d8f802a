import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { startRealtimeForTest } from "./testing/started-realtime.ts";
import { notificationFrame, postId, someNotification } from "./testing/some-notification.ts";

/** The server's counts and stored settings. */
let counts: { messages: number; notifications: number };
let settings: object;
const open = vi.fn();
const sendCounts = vi.fn();
const sendEvent = vi.fn();

const send = vi.fn((path: string, { body }: RequestInit): Promise<Response> => {
  if (path.endsWith("/socket-ticket")) {
    return Promise.resolve(ownJson({ ticket: "t", expiresAt: "2026-11-21T12:00:00.000Z" }));
  }
  if (path.endsWith("/settings")) {
    if (typeof body === "string") settings = { ...settings, ...JSON.parse(body) as object };
    return Promise.resolve(ownJson(settings));
  }
  return Promise.resolve(ownJson(path.includes("/messages/") ? counts.messages : counts.notifications));
});
const countReads = () => send.mock.calls.filter(([path]) => path.endsWith("/unread-count")).length / 2;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  vi.clearAllMocks();
  counts = { messages: 0, notifications: 0 };
  settings = { types: {}, quietHours: null, pausedUntil: null, showsPreviews: true, timeZone: "UTC" };
});
afterEach(() => void vi.useRealTimers());

async function setUpRealtime(given: Parameters<typeof startRealtimeForTest>[2] = {}) {
  const parts = { open, sendCounts, sendEvent, ...given };
  const app = await startRealtimeForTest(() => import("./start-realtime.ts"), send, parts);
  const { electron, realtime } = app;
  return {
    ...app,
    tray: electron.trays[0],
    titles: () => electron.notifications.map(({ options }) => options.title),
    bodies: () => electron.notifications.map(({ options }) => options.body),
    /** The server counts these now, and the app reads them. */
    count: async (messages: number, notifications = 0) => {
      counts = { messages, notifications };
      realtime.refreshUnread();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("shows the counts in badge, tray, title and page, once for each change", async () => {
  const { electron, window, tray, count } = await setUpRealtime();
  await count(2, 1);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(3);
  expect(tray?.setToolTip).toHaveBeenLastCalledWith("Glimmer: 3 unread");
  expect(window.title).toBe("(3) Home · Glimmer");
  expect(sendCounts).toHaveBeenCalledExactlyOnceWith({ messages: 2, notifications: 1 });
  await count(2, 1);
  expect(sendCounts).toHaveBeenCalledOnce();
  await count(0);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(0);
  expect(window.title).toBe("Home · Glimmer");
  expect(sendCounts).toHaveBeenLastCalledWith({ messages: 0, notifications: 0 });
});

test("sends the counts to a page that comes late", async () => {
  const { realtime, count } = await setUpRealtime();
  await count(4);
  realtime.sendCounts();
  expect(sendCounts.mock.calls).toEqual(Array(2).fill([{ messages: 4, notifications: 0 }]));
});

test.each(["unlock-screen", "resume"])("reads the counts on %s", async (event) => {
  const { electron } = await setUpRealtime();
  counts = { messages: 2, notifications: 0 };
  electron.powerMonitor.emit(event);
  await vi.advanceTimersByTimeAsync(0);
  expect(sendCounts).toHaveBeenLastCalledWith({ messages: 2, notifications: 0 });
});

test("reads the counts when the window gets the focus", async () => {
  const { window } = await setUpRealtime();
  counts = { messages: 2, notifications: 0 };
  window.emit("focus");
  await vi.advanceTimersByTimeAsync(0);
  expect(sendCounts).toHaveBeenLastCalledWith({ messages: 2, notifications: 0 });
});

test("reads nothing and closes its socket once the app quits", async () => {
  const { electron, realtime, sockets } = await setUpRealtime();
  electron.app.quit();
  send.mockClear();
  realtime.refreshUnread();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  expect(sockets[0]?.isClosed).toBe(true);
});

test("while the server pushes the counts nothing polls them; while it cannot, they are polled", async () => {
  const { connect, push, sockets, electron, tray } = await setUpRealtime();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(countReads()).toBe(2);
  await connect();
  await vi.advanceTimersByTimeAsync(50_000);
  expect(countReads()).toBe(3);
  await push({ type: "unread", messages: 1, notifications: 2, requests: 0 });
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(3);
  expect(tray?.setToolTip).toHaveBeenLastCalledWith("Glimmer: 3 unread");
  expect(sendCounts).toHaveBeenLastCalledWith({ messages: 1, notifications: 2 });
  sockets.at(-1)?.onclose?.({ code: 1006 });
  // Polled after 5 s, had it not connected again after 4.5 at most.
  await vi.advanceTimersByTimeAsync(4_500);
  expect(countReads()).toBe(3);
  await connect();
  expect(countReads()).toBe(4);
});

test("after sleep the counts are read and the socket is replaced at once", async () => {
  const { connect, sockets, electron } = await setUpRealtime();
  await connect();
  counts = { messages: 0, notifications: 7 };
  electron.powerMonitor.emit("resume");
  await vi.advanceTimersByTimeAsync(0);
  expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(7);
  await connect();
  expect(countReads()).toBe(4);
});

test("a socket closed with 4000 waits until the window is in front", async () => {
  const { connect, sockets, electron, realtime, window } = await setUpRealtime();
  await connect();
  sockets[0]?.onclose?.({ code: 4000 });
  electron.powerMonitor.emit("resume");
  electron.powerMonitor.emit("unlock-screen");
  realtime.renew();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  window.emit("focus");
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(2);
});

test("sends the page every frame and the state of the connection", async () => {
  const { connect, push, realtime, sockets } = await setUpRealtime();
  realtime.sendConnection();
  await connect();
  const chat = { type: "ai_chat_changed", sessionId: "0198c0de-0000-7000-8000-000000000001" } as const;
  await push({ type: "posts" });
  await push(chat);
  sockets[0]?.onclose?.({ code: 1006 });
  expect(sendEvent.mock.calls.map(([event]) => event as unknown)).toEqual([
    { type: "connection", isLive: false },
    { type: "connection", isLive: true },
    { type: "frame", frame: { type: "posts" } },
    { type: "frame", frame: chat },
    { type: "connection", isLive: false },
  ]);
});

test("shows a notification of who did what; a click opens the place", async () => {
  const { electron, connect, push, titles, bodies } = await setUpRealtime();
  await connect();
  await push(notificationFrame());
  expect([titles(), bodies()]).toEqual([["Ada liked your post"], ["Three slow breaths"]]);
  expect(electron.notifications[0]?.show).toHaveBeenCalledOnce();
  electron.notifications[0]?.emit("click");
  expect(open).toHaveBeenCalledExactlyOnceWith(`/post/${postId}`);
});

test("shows what was written only while the member's previews are on", async () => {
  const { connect, push, titles, bodies } = await setUpRealtime();
  await connect();
  settings = { ...settings, showsPreviews: false };
  await push(notificationFrame());
  expect([titles(), bodies()]).toEqual([["Ada liked your post"], [""]]);
});

test("a group that grows replaces its notification, and a reconnect shows nothing again", async () => {
  const { electron, connect, push, realtime, bodies } = await setUpRealtime();
  await connect();
  await push(notificationFrame());
  realtime.renew();
  await connect();
  await push(notificationFrame());
  expect(bodies()).toHaveLength(1);
  await push(notificationFrame(someNotification({ count: 2, createdAt: "2026-11-21T12:01:00.000Z" })));
  expect(electron.notifications.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  await push({ type: "unread", messages: 0, notifications: 0, requests: 0 });
  expect(electron.notifications[1]?.close).toHaveBeenCalledOnce();
});

test("shows how many messages came; a click opens the chats", async () => {
  const { electron, titles, count } = await setUpRealtime();
  await count(2, 5);
  expect(titles()).toEqual(["2 new messages"]);
  electron.notifications[0]?.emit("click");
  expect(open).toHaveBeenCalledExactlyOnceWith("/chat");
});

test("shows no notification for messages at the start, or when another member comes", async () => {
  counts = { messages: 1, notifications: 0 };
  const { realtime, titles, count } = await setUpRealtime();
  counts = { messages: 2, notifications: 0 };
  realtime.changeMember();
  await vi.advanceTimersByTimeAsync(0);
  expect(titles()).toEqual([]);
  await count(3);
  expect(titles()).toEqual(["1 new message"]);
});

test("the tray's menu pauses notifications at the server, and resumes them", async () => {
  const { tray, connect, titles } = await setUpRealtime();
  await connect();
  tray?.choose("pause");
  await vi.advanceTimersByTimeAsync(0);
  expect(settings).toMatchObject({ pausedUntil: new Date(Date.now() + 60 * 60_000).toISOString() });
  expect(tray?.labels()).toContainEqual(expect.stringMatching(/^Resume notifications \(paused until .*\)$/));
  tray?.choose("resume");
  await vi.advanceTimersByTimeAsync(0);
  expect(settings).toMatchObject({ pausedUntil: null });
  expect(tray?.labels()).toContain("Pause notifications for an hour");
  expect(titles()).toEqual([]);
});

test.each<[string, (app: Awaited<ReturnType<typeof setUpRealtime>>) => void]>([
  ["when the window gets the focus", ({ window }) => void window.emit("focus")],
  ["when it was changed in the page", ({ realtime }) => realtime.refreshSettings()],
])("the tray's menu follows a pause from elsewhere %s", async (_, happens) => {
  const app = await setUpRealtime();
  await app.connect();
  settings = { ...settings, pausedUntil: new Date(2026, 10, 21, 13).toISOString() };
  happens(app);
  await vi.advanceTimersByTimeAsync(0);
  expect(app.tray?.labels()).toContainEqual(expect.stringMatching(/^Resume/));
  // It ended during sleep.
  vi.setSystemTime(new Date(2026, 10, 21, 14));
  app.electron.powerMonitor.emit("resume");
  expect(app.tray?.labels()).toContain("Pause notifications for an hour");
});

test("shows no notification for what is in view", async () => {
  const { window, connect, push, titles } = await setUpRealtime();
  await connect();
  window.webContents.address = `app://glimmer/post/${postId}?comment=1`;
  window.isFocused.mockReturnValue(true);
  await push(notificationFrame());
  expect(titles()).toEqual([]);
});

test("works without a window", async () => {
  const { electron, window, titles, count } = await setUpRealtime();
  window.isDestroyed.mockReturnValue(true);
  await count(1);
  expect(titles()).toEqual(["1 new message"]);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(1);
});

test("works without a tray, and logs it", async () => {
  const { electron, realtime, log, titles, count } = await setUpRealtime({ hasTray: false });
  expect(realtime.hasTray).toBe(false);
  expect(log.lines).toEqual([expect.stringContaining("There is no tray")]);
  await count(1);
  expect(titles()).toEqual(["1 new message"]);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(1);
});
