import { expect, test, vi } from "vitest";
import { ownError, ownJson } from "#shared/system/testing/own-response.ts";
import { readUnreadCounts } from "./read-unread-counts.ts";

/** A server with these responses, by path. */
function server(answers: Record<string, unknown>, isSignedIn = true) {
  const asked: string[] = [];
  return {
    asked,
    origin: () => "https://glimmer.example.org",
    isSignedIn: () => Promise.resolve(isSignedIn),
    send: (path: string) => {
      asked.push(path.split("?")[0] ?? "");
      const answer = answers[path.split("?")[0] ?? ""];
      if (answer === undefined) return Promise.resolve(ownError("unknown_call"));
      return Promise.resolve(answer instanceof Response ? answer : ownJson(answer));
    },
  };
}

test("counts 0 for an unknown call or an invalid count, and rejects while the server is busy", async () => {
  expect(await readUnreadCounts(server({ "/api/messages/unread-count": 3 }))).toEqual({
    messages: 3,
    notifications: 0,
  });
  expect(await readUnreadCounts(server({ "/api/messages/unread-count": "many" }))).toEqual({
    messages: 0,
    notifications: 0,
  });
  expect(await readUnreadCounts(server({}, false))).toBeNull();
  for (const status of [429, 500, 503]) {
    const busy = server({ "/api/messages/unread-count": new Response("", { status }) });
    await expect(readUnreadCounts(busy)).rejects.toThrow(String(status));
  }
  const cutOff = server({ "/api/messages/unread-count": new Response("<html>") });
  await expect(readUnreadCounts(cutOff)).rejects.toThrow();
});

test.each(["unauthenticated", "forbidden"] as const)("returns null when the server says %s", async (code) => {
  const answer = ownError(code);
  expect(await readUnreadCounts(server({ "/api/notifications/unread-count": answer }))).toBeNull();
});

test.each([200, 401, 403, 404])("rejects when the network answers with %i in its place", async (status) => {
  const answer = Response.json(0, { status });
  await expect(readUnreadCounts(server({ "/api/messages/unread-count": answer }))).rejects.toThrow(
    "in place",
  );
});

test("rejects after 15 seconds without a response", async () => {
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
