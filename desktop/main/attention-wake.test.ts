import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FakeElectron } from "./testing/fake-electron.ts";
import { startAttention } from "./testing/start-attention.ts";

let electron: FakeElectron;
let messages: number;
/** The server is asked for the conversations, and cannot say. */
const readConversations = vi.fn(() => Promise.resolve(Response.json({}, { status: 503 })));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) });
  vi.clearAllMocks();
  messages = 0;
});
afterEach(() => void vi.useRealTimers());

const send = (path: string) => {
  if (path.startsWith("/api/conversations")) return readConversations();
  return Promise.resolve(Response.json(path.startsWith("/api/messages/unread-count") ? messages : 0));
};

async function attentive() {
  const started = await startAttention(() => import("./attention.ts"), send, {
    // As the page does when its counts are others.
    tellPage: () => started.attention.unread.refresh(),
  });
  electron = started.electron;
  started.attention.unread.refresh();
  await vi.advanceTimersByTimeAsync(0);
  return started.attention;
}

test("a list that fails is not asked more often because counts change", async () => {
  await attentive();
  expect(readConversations).toHaveBeenCalledTimes(1);
  for (messages = 1; messages < 9; messages += 1) await vi.advanceTimersByTimeAsync(1_000);
  expect(readConversations).toHaveBeenCalledTimes(1);
});

test.each<[string, (attention: Awaited<ReturnType<typeof attentive>>) => void]>([
  ["the computer wakes", () => electron.powerMonitor.emit("resume")],
  ["the screen is unlocked", () => electron.powerMonitor.emit("unlock-screen")],
  ["the member or the connection is back", (attention) => attention.wake()],
])("a list that failed is asked again when %s", async (_, happen) => {
  const attention = await attentive();
  happen(attention);
  await vi.advanceTimersByTimeAsync(0);
  expect(readConversations).toHaveBeenCalledTimes(2);
});
