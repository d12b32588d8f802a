import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiProxy } from "./api-proxy.ts";
import { createServerCalls, type Fetch } from "./server-calls.ts";
import { quietLog } from "./testing/quiet-log.ts";

const origin = "https://glimmer.example.org";
let token: string | null;
const session = {
  opened: Promise.resolve(),
  tokenFor: () => token,
  keep: vi.fn(() => Promise.resolve()),
  wipe: vi.fn(() => {
    token = null;
    return Promise.resolve();
  }),
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  token = "the-token";
});
afterEach(() => void vi.useRealTimers());

/** The proxy before a server that answers so, asked as the page asks it. */
function proxyOf(fetch: Fetch) {
  const fetched = vi.fn(fetch);
  const log = quietLog();
  const calls = createServerCalls(fetched, session, () => origin);
  const proxy = createApiProxy({ calls, session, log, onSessionChange: vi.fn() });
  return {
    log,
    /** What the server was sent, when it was. */
    sent: async () => {
      await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
      const [, { headers, signal }] = fetched.mock.lastCall ?? ["", {}];
      return { headers: new Headers(headers), signal };
    },
    ask: (path: string, init?: RequestInit) => proxy(new Request(`app://glimmer${path}`, init)),
  };
}

/** Takes every call and never says a word. */
const silent: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));

test("whoever signs out is out before the server has said a word, and it hears who it was", async () => {
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
])("a server that stays silent is given up, and that is no answer: %s", async (_, path, init, limitMs) => {
  const { log, sent, ask } = proxyOf(silent);
  const answered = vi.fn<(answer: Response) => void>();
  void ask(path, init).then(answered);
  const { signal } = await sent();
  await vi.advanceTimersByTimeAsync(limitMs - 1_000);
  expect([answered.mock.calls, signal?.aborted]).toEqual([[], false]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([answered.mock.lastCall?.[0].type, signal?.aborted]).toEqual(["error", true]);
  expect(log.lines).toEqual([expect.stringContaining(`${path} had no answer`)]);
});

test("an answer that has begun may take its time", async () => {
  const { sent, ask } = proxyOf(() => Promise.resolve(new Response(new ReadableStream())));
  const answered = ask("/api/ai/chat");
  const { signal } = await sent();
  expect((await answered).status).toBe(200);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(signal?.aborted).toBe(false);
});

test("a page that stops reading stops the call also where the answer's own stream would go on", async () => {
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(9)) });
  const { sent, ask } = proxyOf(() => Promise.resolve(new Response(endless)));
  const answered = await ask("/api/media/1");
  const { signal } = await sent();
  expect(signal?.aborted).toBe(false);
  await answered.body?.cancel();
  expect(signal?.aborted).toBe(true);
});
