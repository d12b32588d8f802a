import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownError, ownJson } from "#shared/system/testing/own-response.ts";
import { startRealtimeForTest } from "./testing/started-realtime.ts";

let isSignedIn: boolean;
/** The server's response to the count of messages. */
let respond: () => Response | Promise<Response>;
const sendCounts = vi.fn();

const send = (path: string): Promise<Response> =>
  Promise.resolve(path.includes("/messages/") ? respond() : ownJson(0));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  vi.clearAllMocks();
  isSignedIn = true;
  respond = () => ownJson(0);
});
afterEach(() => void vi.useRealTimers());

async function setUpRealtime(system: "linux" | "mac" = "linux") {
  const app = await startRealtimeForTest(() => import("./start-realtime.ts"), send, {
    system,
    isSignedIn: () => isSignedIn,
    sendCounts,
  });
  const refresh = async () => {
    app.realtime.refreshUnread();
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    ...app,
    refresh,
    titles: () => app.electron.notifications.map(({ options }) => options.title),
    /** So many messages are unread now, and the app reads the counts. */
    receive: async (messages: number) => {
      respond = () => ownJson(messages);
      await refresh();
    },
    changeMember: async () => {
      app.realtime.changeMember();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("removes one member's notifications and counts for the next, from screen, badge, tray, title and page", async () => {
  const { realtime, electron, window, titles, receive } = await setUpRealtime();
  await receive(1);
  expect(titles()).toEqual(["1 new message"]);
  realtime.changeMember();
  expect(electron.notifications[0]?.close).toHaveBeenCalledOnce();
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(0);
  expect(electron.trays[0]?.setToolTip).toHaveBeenLastCalledWith("Glimmer");
  expect(window.title).toBe("Home · Glimmer");
  expect(sendCounts.mock.calls).toEqual([
    [{ messages: 1, notifications: 0 }],
    [{ messages: 0, notifications: 0 }],
  ]);
});

test("removes the notifications of earlier runs from a Mac", async () => {
  const { electron, changeMember } = await setUpRealtime("mac");
  await changeMember();
  expect(electron.Notification.removeGroup).toHaveBeenCalledExactlyOnceWith("glimmer");
});

test("shows no notification for what was unread before someone signed in", async () => {
  isSignedIn = false;
  const { titles, receive, changeMember } = await setUpRealtime();
  // The token is there before the change is reported.
  isSignedIn = true;
  await receive(2);
  await changeMember();
  expect(titles()).toEqual([]);
  await receive(3);
  expect(titles()).toEqual(["1 new message"]);
});

test("drops counts that were read for the last member", async () => {
  const { titles, refresh, changeMember } = await setUpRealtime();
  const late = Promise.withResolvers<Response>();
  respond = () => late.promise;
  await refresh();
  respond = () => ownJson(2);
  await changeMember();
  late.resolve(ownJson(9));
  await vi.advanceTimersByTimeAsync(0);
  await refresh();
  expect(titles()).toEqual([]);
  expect(sendCounts.mock.calls).toEqual([[{ messages: 2, notifications: 0 }]]);
});

test("shows nothing when the session is over, and no notification for what is unread when it goes on", async () => {
  const { titles, log, refresh, receive } = await setUpRealtime();
  await receive(1);
  respond = () => ownError("unauthenticated");
  await refresh();
  expect(sendCounts).toHaveBeenLastCalledWith({ messages: 0, notifications: 0 });
  await receive(2);
  expect(titles()).toEqual(["1 new message"]);
  expect(log.lines).toEqual([]);
});
