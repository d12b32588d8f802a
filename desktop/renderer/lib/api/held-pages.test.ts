import "../testing/plain-platform.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getCurrentUser } from "#shared/auth/contract.ts";
import { listPosts } from "#shared/posts/contract.ts";
import { ownHeaders, ownJson } from "#shared/system/testing/own-response.ts";
import { getLeaderboard } from "#shared/xp/leaderboard-contract.ts";
import { call, callPage } from "./call.ts";
import { holdPagesOf } from "./held-pages.ts";

const fetched = vi.fn<typeof fetch>();
let members = 0;

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  holdPagesOf(`member ${members++}`);
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const leaders = (period: "weekly" | "daily" = "weekly") => call(getLeaderboard, { params: { period } });
const list = (etag: string | null, ...items: unknown[]) =>
  ownJson(items, { headers: { ...(etag && { ETag: etag }), "X-Next-Cursor": "c" } });
const unchanged = (etag: string) =>
  new Response(null, { status: 304, headers: { ...ownHeaders, ETag: etag } });
const sent = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("if-none-match"));

test("returns the same object while the server says that nothing changed, and the new one after", async () => {
  fetched.mockResolvedValueOnce(list('"a"', { id: "1" }))
    .mockResolvedValueOnce(unchanged('"a"'))
    .mockResolvedValueOnce(list('"b"', { id: "2" }))
    .mockResolvedValueOnce(unchanged('"b"'));
  const first = await leaders();
  expect(await leaders()).toBe(first);
  const second = await leaders();
  expect(second).toEqual([{ id: "2" }]);
  expect(await leaders()).toBe(second);
  expect(sent()).toEqual([null, '"a"', '"a"', '"b"']);
});

test("keeps the next cursor of a page", async () => {
  fetched.mockResolvedValueOnce(list('"a"', { id: "1" })).mockResolvedValueOnce(unchanged('"a"'));
  const first = await callPage(listPosts, { query: { limit: 20 } });
  expect(await callPage(listPosts, { query: { limit: 20 } })).toBe(first);
  expect(first.nextCursor).toBe("c");
});

test("holds each address apart, and nothing of a response without an ETag", async () => {
  fetched.mockResolvedValueOnce(list('"a"')).mockResolvedValueOnce(list('"m"'))
    .mockResolvedValueOnce(list(null)).mockResolvedValueOnce(list('"a"'));
  await leaders();
  await leaders("daily");
  await leaders();
  await leaders();
  expect(sent()).toEqual([null, null, '"a"', null]);
});

test("sends no ETag of an endpoint whose row has none", async () => {
  fetched.mockImplementation(() => Promise.resolve(ownJson({ id: "1" }, { headers: { ETag: '"a"' } })));
  await call(getCurrentUser);
  await call(getCurrentUser);
  expect(sent()).toEqual([null, null]);
});

test("keeps what it holds through a failure", async () => {
  fetched.mockResolvedValueOnce(list('"a"', { id: "1" }))
    .mockResolvedValueOnce(new Response("", { status: 503 }))
    .mockResolvedValueOnce(unchanged('"a"'));
  const first = await leaders();
  await expect(leaders()).rejects.toMatchObject({ status: 503 });
  expect(await leaders()).toBe(first);
});

test("throws on a 304 that nobody asked for", async () => {
  fetched.mockResolvedValueOnce(unchanged('"a"'));
  await expect(leaders()).rejects.toMatchObject({ status: 0 });
});

test("forgets all when the member changes, and a response that comes after that", async () => {
  const late = Promise.withResolvers<Response>();
  fetched.mockResolvedValueOnce(list('"a"')).mockReturnValueOnce(late.promise)
    .mockImplementation(() => Promise.resolve(list('"b"')));
  await leaders();
  const underWay = leaders("daily");
  holdPagesOf(null);
  late.resolve(list('"m"', { id: "1" }));
  expect(await underWay).toEqual([{ id: "1" }]);
  await leaders();
  await leaders("daily");
  expect(sent()).toEqual([null, null, null, null]);
});

test("holds 30 pages and forgets the one read longest ago", async () => {
  fetched.mockImplementation(() => Promise.resolve(list('"a"')));
  const page = (cursor: string) => callPage(listPosts, { query: { cursor } });
  for (let n = 0; n < 30; n++) await page(`${n}`);
  await page("0");
  await page("30");
  fetched.mockClear();
  await page("0");
  await page("1");
  expect(sent()).toEqual(['"a"', null]);
});
