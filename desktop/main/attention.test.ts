import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrowserWindow } from "electron";
import type { AttentionParts } from "./attention.ts";
import type { FakeElectron } from "./testing/fake-electron.ts";
import { FakeWindow } from "./testing/fake-window.ts";
import { startAttention } from "./testing/start-attention.ts";

let electron: FakeElectron;
let window: FakeWindow;
/** What the server knows. */
let unread: { messages: number; notifications: number };
const open = vi.fn();
const tellPage = vi.fn();

const send = vi.fn((path: string) => {
  if (path.startsWith("/api/messages/unread-count")) return Promise.resolve(Response.json(unread.messages));
  if (path.startsWith("/api/notifications/unread-count")) {
    return Promise.resolve(Response.json(unread.notifications));
  }
  return Promise.resolve(Response.json({}, { status: 404 }));
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  vi.clearAllMocks();
  unread = { messages: 0, notifications: 0 };
});
afterEach(() => void vi.useRealTimers());

async function attentive(given: Partial<AttentionParts> = {}) {
  window = new FakeWindow();
  const started = await startAttention(() => import("./attention.ts"), send, {
    window: () => window as unknown as BrowserWindow,
    open,
    tellPage,
    ...given,
  });
  electron = started.electron;
  const { attention } = started;
  return attention;
}

/** The server counts so many now, and is asked. */
async function count(attention: Awaited<ReturnType<typeof attentive>>, messages: number, notifications = 0) {
  unread = { messages, notifications };
  attention.unread.refresh();
  await vi.advanceTimersByTimeAsync(0);
}
const shown = () => electron.notifications.map(({ options }) => options.title);

test("counts reach badge, tray, title and page, once for each change", async () => {
  const attention = await attentive();
  const [tray] = electron.trays;
  await count(attention, 2, 1);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(3);
  expect(tray?.setToolTip).toHaveBeenLastCalledWith("Glimmer: 3 unread");
  expect(window.title).toBe("(3) Home · Glimmer");
  expect(tellPage).toHaveBeenCalledExactlyOnceWith({ messages: 2, notifications: 1 });
  await count(attention, 2, 1);
  expect(tellPage).toHaveBeenCalledOnce();
  await count(attention, 0);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(0);
  expect(window.title).toBe("Home · Glimmer");
  expect(tellPage).toHaveBeenLastCalledWith({ messages: 0, notifications: 0 });
});

test("a page that comes late is told the counts as they are known", async () => {
  const attention = await attentive();
  await count(attention, 4);
  attention.tellCounts();
  expect(tellPage.mock.calls).toEqual(Array(2).fill([{ messages: 4, notifications: 0 }]));
});

test("the computer's sleep pauses the asking, also what is being asked, and its waking asks at once", async () => {
  const attention = await attentive();
  await count(attention, 0);
  const asked = () => send.mock.calls.length;
  attention.unread.refresh();
  electron.powerMonitor.emit("suspend");
  await vi.advanceTimersByTimeAsync(0);
  const before = asked();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(asked()).toBe(before);
  electron.powerMonitor.emit("resume");
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBeGreaterThan(before);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked()).toBeGreaterThan(before + 2);
});

test("who comes back to a locked screen finds the counts of now", async () => {
  const attention = await attentive();
  await count(attention, 0);
  unread = { messages: 2, notifications: 0 };
  electron.powerMonitor.emit("unlock-screen");
  await vi.advanceTimersByTimeAsync(0);
  expect(tellPage).toHaveBeenLastCalledWith({ messages: 2, notifications: 0 });
});

test("quitting ends the asking", async () => {
  const attention = await attentive();
  await count(attention, 0);
  electron.app.quit();
  const before = send.mock.calls.length;
  attention.unread.refresh();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(before);
});

test("a notification says how many came, and a click on it opens the list", async () => {
  const attention = await attentive();
  await count(attention, 0);
  await count(attention, 2);
  expect(shown()).toEqual(["2 new messages"]);
  expect(electron.notifications[0]?.show).toHaveBeenCalledOnce();
  electron.notifications[0]?.emit("click");
  expect(open).toHaveBeenCalledExactlyOnceWith("/chat");
});

test("what is unread at the start, or when another member comes, shows no notification", async () => {
  const attention = await attentive();
  await count(attention, 1);
  attention.forget();
  await count(attention, 2);
  expect(shown()).toEqual([]);
  await count(attention, 3);
  expect(shown()).toEqual(["1 new message"]);
});

test("muted for an hour by the tray's menu, nothing is told; afterwards again", async () => {
  const attention = await attentive();
  const [tray] = electron.trays;
  await count(attention, 0);
  tray?.choose("mute");
  expect(tray?.labels()).toContainEqual(expect.stringMatching(/^Muted until .*: unmute$/));
  await count(attention, 1);
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(tray?.labels()).toContain("Mute for an hour");
  await count(attention, 2);
  expect(shown()).toEqual(["1 new message"]);
  tray?.choose("mute");
  tray?.choose("unmute");
  await count(attention, 3);
  expect(shown()).toEqual(["1 new message", "1 new message"]);
});

test("a computer that slept over the end of the hour says so in the tray when it wakes", async () => {
  await attentive();
  const [tray] = electron.trays;
  tray?.choose("mute");
  electron.powerMonitor.emit("suspend");
  vi.setSystemTime(new Date(2026, 10, 21, 14));
  electron.powerMonitor.emit("resume");
  expect(tray?.labels()).toContain("Mute for an hour");
});

test("the list in view needs none of its number either", async () => {
  const attention = await attentive();
  await count(attention, 0);
  window.webContents.address = "app://glimmer/notifications?tab=all";
  window.isFocused.mockReturnValue(true);
  await count(attention, 0, 1);
  expect(shown()).toEqual([]);
  window.webContents.address = "app://glimmer/";
  await count(attention, 0, 2);
  expect(shown()).toEqual(["1 new notification"]);
});

test("without a window the counts are kept, told and notified all the same", async () => {
  const attention = await attentive({ window: () => null });
  await count(attention, 0);
  await count(attention, 1);
  expect(shown()).toEqual(["1 new message"]);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(1);
  expect(tellPage).toHaveBeenCalledExactlyOnceWith({ messages: 1, notifications: 0 });
});
