import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrowserWindow } from "electron";
import type { FakeElectron } from "./testing/fake-electron.ts";
import { FakeWindow } from "./testing/fake-window.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { startAttention } from "./testing/start-attention.ts";

let electron: FakeElectron;
let window: FakeWindow;
let isSignedIn: boolean;
/** What the server answers to the count of messages. */
let counted: () => Response | Promise<Response>;
const tellPage = vi.fn();
const log = quietLog();

const send = (path: string): Promise<Response> => {
  if (path.startsWith("/api/messages/unread-count")) return Promise.resolve(counted());
  return Promise.resolve(Response.json({}, { status: 404 }));
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  vi.clearAllMocks();
  log.lines.length = 0;
  isSignedIn = true;
  counted = () => Response.json(0);
});
afterEach(() => void vi.useRealTimers());

async function attentive(system: "linux" | "mac" = "linux") {
  window = new FakeWindow();
  const started = await startAttention(() => import("./attention.ts"), send, {
    log,
    system,
    calls: {
      origin: () => "https://glimmer.example.org",
      isSignedIn: () => Promise.resolve(isSignedIn),
      send,
    },
    window: () => window as unknown as BrowserWindow,
    tellPage,
  });
  electron = started.electron;
  return started.attention;
}
type Attention = Awaited<ReturnType<typeof attentive>>;

async function ask(attention: Attention) {
  attention.unread.refresh();
  await vi.advanceTimersByTimeAsync(0);
}

/** So many messages are unread now, and the server is asked. */
async function receive(attention: Attention, messages: number) {
  counted = () => Response.json(messages);
  await ask(attention);
}
const told = () => electron.notifications.map(({ options }) => options.title);

test("what one member was shown is gone at once for the next, from the screen, the badge, the title and the page", async () => {
  const attention = await attentive();
  await receive(attention, 0);
  await receive(attention, 1);
  expect(told()).toEqual(["1 new message"]);
  attention.forget();
  expect(electron.notifications[0]?.close).toHaveBeenCalledOnce();
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(0);
  expect(electron.trays[0]?.setToolTip).toHaveBeenLastCalledWith("Glimmer");
  expect(window.title).toBe("Home · Glimmer");
  expect(tellPage.mock.calls).toEqual([[{ messages: 1, notifications: 0 }], [
    { messages: 0, notifications: 0 },
  ]]);
});

test("a Mac's notification centre is emptied of it too", async () => {
  const attention = await attentive("mac");
  attention.forget();
  expect(electron.Notification.removeGroup).toHaveBeenCalledExactlyOnceWith("glimmer");
});

test("what was unread before somebody signed in is told to nobody, however soon the counts are asked for", async () => {
  isSignedIn = false;
  const attention = await attentive();
  await ask(attention);
  // The token is there already, and not yet all that comes with it.
  isSignedIn = true;
  await receive(attention, 2);
  attention.forget();
  await ask(attention);
  expect(told()).toEqual([]);
  await receive(attention, 3);
  expect(told()).toEqual(["1 new message"]);
});

test("counts that were asked for before another member came are not that member's", async () => {
  const attention = await attentive();
  const late = Promise.withResolvers<Response>();
  counted = () => late.promise;
  await ask(attention);
  attention.forget();
  counted = () => Response.json(2);
  await ask(attention);
  late.resolve(Response.json(0));
  await vi.advanceTimersByTimeAsync(0);
  await ask(attention);
  expect(told()).toEqual([]);
  expect(tellPage.mock.calls).toEqual([[{ messages: 2, notifications: 0 }]]);
});

test("a session that is over has nothing to tell, and what is unread when it goes on is no news", async () => {
  const attention = await attentive();
  await receive(attention, 1);
  counted = () => Response.json({}, { status: 401 });
  await ask(attention);
  await ask(attention);
  expect(tellPage).toHaveBeenLastCalledWith({ messages: 0, notifications: 0 });
  await receive(attention, 2);
  expect(told()).toEqual([]);
  expect(log.lines).toEqual([]);
});
