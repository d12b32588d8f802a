import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiProxy } from "./api-proxy.ts";
import { createAuthorizedCalls, type Fetch } from "./authorized-calls.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { createCancellableCalls } from "./cancellable-calls.ts";

const origin = "https://glimmer.example.org";
let token: string | null;
const session = {
  tokenFor: () => token,
  keep: vi.fn(() => Promise.resolve()),
  wipe: vi.fn(() => {
    token = null;
    return Promise.resolve();
  }),
};
const devices = { opened: Promise.resolve(), tokenFor: () => null, keep: () => Promise.resolve() };

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  token = "the-token";
});
afterEach(() => void vi.useRealTimers());

/** The proxy in front of a server with this `fetch`. */
function proxyOf(fetch: Fetch, opened = Promise.resolve()) {
  const fetched = vi.fn(fetch);
  const log = quietLog();
  const calls = createAuthorizedCalls(fetched, { ...session, opened }, () => origin, () => "en");
  const cancellable = createCancellableCalls();
  const proxy = createApiProxy({
    calls,
    session,
    devices,
    cancellable,
    log,
    onSessionChange: vi.fn(),
    onSettingsChange: vi.fn(),
  });
  return {
    log,
    fetched,
    cancel: cancellable.cancel,
    /** Resolves with what the server got. */
    sent: async () => {
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
      const [, { headers, signal }] = fetched.mock.lastCall ?? ["", {}];
      return { headers: new Headers(headers), signal };
    },
    ask: (path: string, init?: RequestInit) => proxy(new Request(`app://glimmer${path}`, init)),
  };
}

/** Takes every call and never responds. */
const silent: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));

test("signs out before the server responds, with the token of the session", async () => {
  const { sent, ask } = proxyOf(silent);
  const answered = ask("/api/auth/logout", { method: "POST" });
  const { headers } = await sent();
  await vi.waitFor(() => expect(session.wipe).toHaveBeenCalledOnce());
  expect([headers.get("authorization"), token]).toEqual(["Bearer the-token", null]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await answered).type).toBe("error");
});

test.each([
  ["a read", "/api/posts", { method: "GET" }, 20_000],
  ["a change", "/api/posts", { method: "POST" }, 120_000],
  ["what a model makes", "/api/ai/speech", { method: "POST", body: "{}" }, 120_001],
  ["a picture", "/api/posts", { method: "POST", body: new Uint8Array(3_200_000) }, 220_000],
  ["signing out", "/api/auth/logout", { method: "POST" }, 5_000],
])("a silent server is a network error after a time: %s", async (_, path, init, limitMs) => {
  const { log, sent, ask } = proxyOf(silent);
  const answered = vi.fn<(answer: Response) => void>();
  void ask(path, init).then(answered);
  const { signal } = await sent();
  await vi.advanceTimersByTimeAsync(limitMs - 1_000);
  expect([answered.mock.calls, signal?.aborted]).toEqual([[], false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([answered.mock.lastCall?.[0].type, signal?.aborted]).toEqual(["error", true]);
  expect(log.lines).toEqual([expect.stringContaining(`${path} got no response`)]);
});

test("a response that has begun may take its time", async () => {
  const { sent, ask } = proxyOf(() => Promise.resolve(new Response(new ReadableStream())));
  const answered = ask("/api/ai/chat");
  const { signal } = await sent();
  expect((await answered).status).toBe(200);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(signal?.aborted).toBe(false);
});

test("aborts the call when the page stops reading, even if the body goes on", async () => {
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(9)) });
  const { sent, ask } = proxyOf(() => Promise.resolve(new Response(endless)));
  const answered = await ask("/api/media/1");
  const { signal } = await sent();
  expect(signal?.aborted).toBe(false);
  await answered.body?.cancel();
  expect(signal?.aborted).toBe(true);
});

const ids = ["4f8b2a8e-3f0e-4f6e-9d5b-0c6f1f7f7a11", "9b1c6d6e-58a4-4f3c-8a53-6d8b3a1f2c77"] as const;
const withCallId = (id: string) => ({ headers: { "X-Call-Id": id } });

test("cancels one call before its response, and logs nothing", async () => {
  const { log, cancel, sent, ask } = proxyOf(silent);
  const answered = ask("/api/users/search", withCallId(ids[0]));
  const { signal } = await sent();
  cancel(ids[1]);
  expect(signal?.aborted).toBe(false);
  cancel(ids[0]);
  expect(signal?.aborted).toBe(true);
  expect((await answered).type).toBe("error");
  expect(log.lines).toEqual([]);
});

test("does not send a call that was cancelled while the keyring was locked", async () => {
  const opened = Promise.withResolvers<void>();
  const { cancel, fetched, ask } = proxyOf(silent, opened.promise);
  const answered = ask("/api/users/search", withCallId(ids[0]));
  cancel(ids[0]);
  opened.resolve();
  expect((await answered).type).toBe("error");
  expect(fetched).not.toHaveBeenCalled();
});

test("does not cancel a call whose response has begun", async () => {
  const { cancel, sent, ask } = proxyOf(() => Promise.resolve(new Response(new ReadableStream())));
  await ask("/api/ai/chat", withCallId(ids[0]));
  cancel(ids[0]);
  expect((await sent()).signal?.aborted).toBe(false);
});

test("a call that ended does not remove a later one with its id", () => {
  const calls = createCancellableCalls();
  const [first, second] = [new AbortController(), new AbortController()];
  const end = calls.add(ids[0], first);
  calls.add(ids[0], second);
  end();
  calls.cancel(ids[0]);
  expect([first.signal.aborted, second.signal.aborted]).toEqual([false, true]);
});
