import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AttentionParts } from "./attention.ts";
import type { FakeElectron } from "./testing/fake-electron.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { startAttention } from "./testing/start-attention.ts";

let electron: FakeElectron;
/** What the server counts. */
let unread: { messages: number; notifications: number };
const open = vi.fn();
const log = quietLog();

const send = (path: string) => {
  if (path.startsWith("/api/messages/unread-count")) return Promise.resolve(Response.json(unread.messages));
  if (path.startsWith("/api/notifications/unread-count")) {
    return Promise.resolve(Response.json(unread.notifications));
  }
  return Promise.resolve(Response.json({}, { status: 404 }));
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  vi.clearAllMocks();
  log.lines.length = 0;
  unread = { messages: 0, notifications: 0 };
});
afterEach(() => void vi.useRealTimers());

async function attentive(
  { hasTray = true, system = "linux" }: { hasTray?: boolean; system?: AttentionParts["system"] } = {},
) {
  const started = await startAttention(() => import("./attention.ts"), send, { log, system, open }, {
    hasTray,
  });
  electron = started.electron;
  return started.attention;
}

/** The server counts so many now, and is asked. */
async function count(attention: Awaited<ReturnType<typeof attentive>>, messages: number, notifications = 0) {
  unread = { messages, notifications };
  attention.unread.refresh();
  await vi.advanceTimersByTimeAsync(0);
}

test("without a tray it says so, and still notifies and counts", async () => {
  const attention = await attentive({ hasTray: false });
  expect(attention.hasTray()).toBe(false);
  expect(log.lines).toEqual([expect.stringContaining("There is no tray")]);
  await count(attention, 0);
  await count(attention, 0, 1);
  expect(electron.notifications.map(({ options }) => options.title)).toEqual(["1 new notification"]);
  expect(electron.app.setBadgeCount).toHaveBeenLastCalledWith(1);
});

test("on Windows the count is drawn on the tray in the size its display asks for", async () => {
  const attention = await attentive({ system: "windows" });
  await count(attention, 1);
  const size = { width: 24, height: 24 };
  expect(electron.trays[0]?.setImage.mock.lastCall).toEqual([expect.objectContaining({ size })]);
});

test.each(
  [
    ["mac", "/resources/trayTemplate.png"],
    ["windows", "/resources/tray.ico"],
    ["linux", "/resources/tray.png"],
  ] as const,
)("the tray of %s has the icon it wants, opens the app and ends it", async (system, path) => {
  await attentive({ system });
  expect(electron.trays[0]?.icon).toMatchObject({ path });
  electron.trays[0]?.choose("open");
  expect(open).toHaveBeenCalledExactlyOnceWith(null);
  electron.trays[0]?.choose("quit");
  expect(electron.app.quit).toHaveBeenCalledOnce();
});
