import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchById } from "./fetch-by-id.ts";

const cancelCall = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve());
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const idOfCall = (index: number) => new Headers(fetched.mock.calls[index]?.[1].headers).get("x-call-id");

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("window", { glimmer: { cancelCall } });
});
afterEach(() => void vi.unstubAllGlobals());

/** Waits as `fetch` does: forever, or until its signal aborts. */
const waiting = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener("abort", () => reject(signal.reason as Error))
  );

test("cancels only the call the page aborted, by its id", async () => {
  fetched.mockImplementation(waiting);
  const [first, second] = [new AbortController(), new AbortController()];
  const headers = { Accept: "application/json" };
  const given = fetchById("/api/posts", { signal: first.signal, headers });
  void fetchById("/api/users", { signal: second.signal });
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get("accept")).toBe("application/json");
  expect(idOfCall(0)).not.toBe(idOfCall(1));
  first.abort();
  await expect(given).rejects.toThrow("aborted");
  expect(cancelCall).toHaveBeenCalledExactlyOnceWith(idOfCall(0));
});

test("does not cancel a finished call, or one that never began", async () => {
  fetched.mockResolvedValueOnce(new Response("{}"));
  const answered = new AbortController();
  await fetchById("/api/posts", { signal: answered.signal });
  answered.abort();
  fetched.mockImplementation((_, { signal }) => Promise.reject(signal?.reason as Error));
  await expect(fetchById("/api/posts", { signal: AbortSignal.abort() })).rejects.toThrow("aborted");
  expect(cancelCall).not.toHaveBeenCalled();
});

test("sends no id with a call that cannot be aborted", async () => {
  fetched.mockResolvedValueOnce(new Response("{}"));
  await fetchById("/api/posts", { method: "POST" });
  expect(idOfCall(0)).toBeNull();
});
