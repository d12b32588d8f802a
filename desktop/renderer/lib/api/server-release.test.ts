import "../testing/plain-platform.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getPost, listPosts } from "#shared/posts/contract.ts";
import { call, callPage } from "./call.ts";
import { useRelease } from "./server-release.ts";

const newer = { "X-Release": "9.1.0;0.2.0" };

beforeEach(() => {
  useRelease.setState({ release: null, hasMismatch: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function respond(body: string, status: number, headers: Record<string, string> = newer): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status, headers })));
}

const failure = (code: string, more: object = {}) =>
  JSON.stringify({ message: "No", code, requestId: "r", ...more });
const read = () => call(getPost, { params: { id: "1" } }).catch(() => undefined);
const hasMismatch = () => useRelease.getState().hasMismatch;

test("keeps the release that the latest response named", async () => {
  respond("{}", 200, {});
  await read();
  expect(useRelease.getState().release).toBeNull();
  respond("{}", 200);
  await read();
  respond("{}", 200, {});
  await read();
  expect(useRelease.getState().release).toEqual({ version: "9.1.0", oldestClient: "0.2.0" });
  respond(failure("unauthenticated"), 401, { "X-Release": "9.2.0;9.0.0" });
  await read();
  expect(useRelease.getState().release).toEqual({ version: "9.2.0", oldestClient: "9.0.0" });
});

test.each([
  ["a call that the server does not know", failure("unknown_call"), 404],
  ["a method that the server does not know", failure("method_not_allowed"), 405],
  ["a refusal that names no field", failure("invalid_input"), 400],
  ["a response that is no JSON", "<h1>Hello</h1>", 200],
])("notes a mismatch after %s", async (_what, body, status) => {
  respond(body, status);
  await read();
  expect(hasMismatch()).toBe(true);
});

test("notes a mismatch after a response that should be a list", async () => {
  respond("{}", 200);
  await callPage(listPosts, {}).catch(() => undefined);
  expect(hasMismatch()).toBe(true);
});

test.each([
  ["an absent post", failure("not_found"), 404],
  ["a refused field", failure("invalid_input", { fields: { content: "Too long" } }), 400],
  ["a failing server", failure("internal"), 500],
  ["a gateway's refusal", "<h1>Blocked</h1>", 403, {}],
  ["a network's sign-in page", "<h1>Welcome to HotelNet</h1>", 200, {}],
])("notes no mismatch after %s", async (_what, body, status, headers: Record<string, string> = newer) => {
  respond(body, status, headers);
  await read();
  expect(hasMismatch()).toBe(false);
});
