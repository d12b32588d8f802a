import { expect, test, vi } from "vitest";
import type { FakeElectron } from "./testing/fake-electron.ts";
import { appStarter, builtInServer } from "./testing/started-app.ts";

const { start, keepToken } = appStarter(() => import("./start-app.ts"));

/** The counts were asked for, and what is unread already is being read. */
const firstLook = (electron: FakeElectron) =>
  vi.waitFor(() => {
    const { calls } = electron.session.fromPartition("persist:server").fetch.mock;
    expect(calls.map(([address]) => address)).toContain(`${builtInServer}/api/conversations?limit=20`);
  });
/** All that was answered has been dealt with. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("who signs in on the page has the counts asked for at once, and is told nothing of what was there", async () => {
  const { electron, window, page, answers } = await start();
  const { fetch } = electron.session.fromPartition("persist:server");
  const signedIn = Response.json({ user: {} }, { headers: { "X-Session-Token": "new-token" } });
  fetch.mockImplementationOnce(() => Promise.resolve(signedIn));
  answers["/api/messages/unread-count"] = () => 4;
  await electron.requestFromPage("/api/auth/login", { method: "POST", body: "{}" });
  await vi.waitFor(() => expect(page.told("onUnread")).toEqual([{ messages: 4, notifications: 0 }]));
  await settled();
  expect(electron.notifications).toEqual([]);
  window.emit("page-title-updated", { preventDefault: vi.fn() }, "Home · Glimmer");
  expect(window.title).toBe("(4) Home · Glimmer");
});

test("a window that comes to the front has the counts asked for", async () => {
  await keepToken();
  const { electron, window, page, answers } = await start();
  await firstLook(electron);
  answers["/api/notifications/unread-count"] = () => 1;
  window.emit("focus");
  await vi.waitFor(() => expect(page.told("onUnread")).toEqual([{ messages: 0, notifications: 1 }]));
});

test("a list that fails is asked for again when the window comes to the front; the other's news come meanwhile", async () => {
  await keepToken();
  const { electron, window, answers } = await start();
  const conversations = vi.fn<() => object[]>(() => []);
  answers["/api/conversations"] = conversations;
  await firstLook(electron);
  await settled();
  conversations.mockReset().mockImplementation(() => {
    throw new Error("busy");
  });
  answers["/api/messages/unread-count"] = () => 1;
  answers["/api/notifications/unread-count"] = () => 1;
  window.emit("focus");
  await vi.waitFor(() => expect(electron.notifications).toHaveLength(1));
  expect(electron.notifications[0]?.options.title).toBe("1 new notification");
  expect(conversations).toHaveBeenCalledTimes(1);
  const user = { id: "ana", username: "ana", displayName: "Ana" };
  conversations.mockReturnValue([{ user, unreadCount: 1, lastMessage: { id: "m1", content: "Hello" } }]);
  window.emit("focus");
  await vi.waitFor(() => expect(electron.notifications).toHaveLength(2));
  expect(electron.notifications[1]?.options.title).toBe("Ana");
});

test("counts that come after the window has gone disturb nothing", async () => {
  await keepToken();
  const { electron, window, page, log, answers, call } = await start();
  await firstLook(electron);
  window.isDestroyed.mockReturnValue(true);
  page.isDestroyed.mockReturnValue(true);
  window.isFocused.mockImplementation(() => {
    throw new TypeError("Object has been destroyed");
  });
  answers["/api/notifications/unread-count"] = () => 1;
  await call("refreshUnread");
  await vi.waitFor(() => expect(electron.notifications).toHaveLength(1));
  expect(log.lines).toEqual([]);
});

test("what was told is taken off the screen when the member signs out, and so is its number", async () => {
  await keepToken();
  const { electron, window, page, answers } = await start();
  await firstLook(electron);
  answers["/api/messages/unread-count"] = () => 2;
  window.emit("focus");
  await vi.waitFor(() => expect(electron.notifications).toHaveLength(1));
  await electron.requestFromPage("/api/auth/logout", { method: "POST" });
  expect(electron.notifications[0]?.close).toHaveBeenCalled();
  expect(page.told("onUnread")).toEqual([{ messages: 2, notifications: 0 }, {
    messages: 0,
    notifications: 0,
  }]);
});

test("news that were being read for the last member are told to nobody after a change of server", async () => {
  const news = Promise.withResolvers<object[]>();
  const count = vi.fn(() => 0);
  await keepToken();
  const { electron, window, page, answers, call } = await start();
  Object.assign(answers, {
    "/api/health": () => ({ status: "ok", version: "9.9.9", database: "up" }),
    "/api/messages/unread-count": count,
    "/api/conversations": vi.fn(() => []),
  });
  await call("refreshUnread");
  await vi.waitFor(() => expect(answers["/api/conversations"]).toHaveBeenCalled());
  const reading = vi.fn(() => news.promise);
  answers["/api/conversations"] = reading;
  count.mockReturnValue(1);
  await call("refreshUnread");
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  window.isFocused.mockReturnValue(true);
  await call("changeServer", "https://other.example.org");
  const user = { id: "ana", username: "ana", displayName: "Ana" };
  news.resolve([{ user, unreadCount: 1, lastMessage: { id: "m1", content: "Hello" } }]);
  await vi.waitFor(() => expect(page.told("onUnread").at(-1)).toEqual({ messages: 0, notifications: 0 }));
  await settled();
  expect(electron.notifications).toEqual([]);
});
