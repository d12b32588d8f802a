import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UnreadCounts } from "../../bridge.ts";
import { badgeLabel, countLabel, pollUnread } from "./poll-unread.ts";
import { readUnreadCounts } from "./read-unread-counts.ts";
import { quietLog } from "../testing/quiet-log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counts = { messages: 1, notifications: 2 };

test("asks every five seconds, at once when told, and stops", async () => {
  const read = vi.fn(() => Promise.resolve<UnreadCounts | null>(counts));
  const onCounts = vi.fn();
  const source = pollUnread({ read, onCounts, log: quietLog() });
  source.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(onCounts).toHaveBeenCalledExactlyOnceWith(counts);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledTimes(2);
  source.pause();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(read).toHaveBeenCalledTimes(2);
  source.refresh();
  source.stop();
  source.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test("a computer that said it would sleep, and did not, has them asked again after a minute", async () => {
  const read = vi.fn(() => Promise.resolve<UnreadCounts | null>(counts));
  const source = pollUnread({ read, onCounts: vi.fn(), log: quietLog() });
  source.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledTimes(2);
  source.stop();
});

test("asks once more when something changed while it was asking", async () => {
  let answer: (counts: UnreadCounts) => void = () => {};
  const read = vi.fn(() => new Promise<UnreadCounts>((resolve) => (answer = resolve)));
  const source = pollUnread({ read, onCounts: vi.fn(), log: quietLog() });
  source.refresh();
  source.refresh();
  source.refresh();
  expect(read).toHaveBeenCalledTimes(1);
  answer(counts);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
  source.stop();
});

test("keeps the last counts while the server is away, asks less often, and logs it once", async () => {
  const read = vi.fn(() => Promise.reject(new Error("away")));
  const onCounts = vi.fn();
  const log = quietLog();
  const source = pollUnread({ read, onCounts, log });
  source.refresh();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(onCounts).not.toHaveBeenCalled();
  expect(read.mock.calls.length).toBeLessThan(20);
  expect(log.lines).toHaveLength(1);
  source.stop();
});

test("that nobody is signed in is passed on", async () => {
  const onCounts = vi.fn();
  const source = pollUnread({ read: () => Promise.resolve(null), onCounts, log: quietLog() });
  source.refresh();
  await vi.advanceTimersByTimeAsync(0);
  expect(onCounts).toHaveBeenCalledExactlyOnceWith(null);
  source.stop();
});

test("what was asked for the last member is neither taken nor waited for", async () => {
  const [first, second, third] = [0, 1, 2].map(() => Promise.withResolvers<UnreadCounts>());
  const asked = [first, second, third].map((one) => one?.promise);
  const read = vi.fn(() => asked.shift() ?? Promise.resolve(null));
  const onCounts = vi.fn();
  const log = quietLog();
  const source = pollUnread({ read, onCounts, log });
  source.refresh();
  source.refresh();
  source.forget();
  source.refresh();
  expect(read).toHaveBeenCalledTimes(2);
  first?.resolve({ messages: 9, notifications: 9 });
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
  source.forget();
  second?.reject(new Error("away"));
  // Nobody asks: the next time comes by itself.
  await vi.advanceTimersByTimeAsync(5_000);
  third?.resolve(counts);
  await vi.advanceTimersByTimeAsync(0);
  expect(onCounts).toHaveBeenCalledExactlyOnceWith(counts);
  expect(log.lines).toEqual([]);
  source.stop();
});

test("a computer that falls asleep has nothing more asked, also what was to be asked again", async () => {
  const answer = Promise.withResolvers<UnreadCounts>();
  const read = vi.fn(() => answer.promise);
  const source = pollUnread({ read, onCounts: vi.fn(), log: quietLog() });
  source.refresh();
  source.refresh();
  source.pause();
  answer.resolve(counts);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(read).toHaveBeenCalledTimes(1);
  source.stop();
});

test.each([[0, 0, ""], [1, 0, "1"], [90, 9, "99"], [99, 1, "99+"]])(
  "%i and %i are shown as %j",
  (messages, notifications, label) => {
    expect(badgeLabel({ messages, notifications })).toBe(label);
    expect(countLabel(messages + notifications)).toBe(label);
  },
);

/** A server that answers these paths, without their query. */
function server(answers: Record<string, unknown>, isSignedIn = true) {
  const asked: string[] = [];
  return {
    asked,
    origin: () => "https://glimmer.example.org",
    isSignedIn: () => Promise.resolve(isSignedIn),
    send: (path: string) => {
      asked.push(path.split("?")[0] ?? "");
      const answer = answers[path.split("?")[0] ?? ""];
      if (answer === undefined) return Promise.resolve(Response.json({}, { status: 404 }));
      return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
    },
  };
}

test("a server that does not know a call has nothing unread there; one that is away is no answer", async () => {
  expect(await readUnreadCounts(server({ "/api/messages/unread-count": 3 }))).toEqual({
    messages: 3,
    notifications: 0,
  });
  expect(await readUnreadCounts(server({ "/api/messages/unread-count": "many" }))).toEqual({
    messages: 0,
    notifications: 0,
  });
  expect(await readUnreadCounts(server({}, false))).toBeNull();
  // Taken for none, what was told already would be news again when it answers.
  for (const status of [429, 500, 503]) {
    const busy = server({ "/api/messages/unread-count": new Response("", { status }) });
    await expect(readUnreadCounts(busy)).rejects.toThrow(String(status));
  }
  const cutOff = server({ "/api/messages/unread-count": new Response("<html>") });
  await expect(readUnreadCounts(cutOff)).rejects.toThrow();
});

test.each([401, 403])("whom the server does not let in, with %i, is nobody, and no error", async (status) => {
  const answer = new Response("", { status });
  expect(await readUnreadCounts(server({ "/api/notifications/unread-count": answer }))).toBeNull();
});

test("a call that a network swallows ends by itself, so that the next can be made", async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  const swallowed = {
    ...server({}),
    send: (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("too late")));
      }),
  };
  const counts = readUnreadCounts(swallowed);
  await Promise.resolve();
  expect(timeout).toHaveBeenCalledWith(15_000);
  late.abort();
  await expect(counts).rejects.toThrow("too late");
  timeout.mockRestore();
});
