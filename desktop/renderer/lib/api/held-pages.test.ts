import "../testing/plain-platform.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getCurrentUser } from "#shared/auth/contract.ts";
import { listPosts } from "#shared/posts/contract.ts";
import { ownHeaders, ownJson } from "#shared/system/testing/own-response.ts";
import { getLeaderboard } from "#shared/xp/leaderboard-contract.ts";
import { call, callPage } from "./call.ts";
import { holdPagesFor } from "./held-pages.ts";

const fetched = vi.fn<typeof fetch>();
let members = 0;

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  holdPagesFor(`member ${members++}`);
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

test("returns the same object on a 304, and a new one after a change", async () => {
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

test("holds no page that is read once, and asks for it anew", async () => {
  fetched.mockImplementation(() => Promise.resolve(list('"a"', { id: "1" })));
  const later = { query: { limit: 20, cursor: "c" } };
  const first = await callPage(listPosts, later, { isReadOnce: true });
  expect(await callPage(listPosts, later)).not.toBe(first);
  expect(sent()).toEqual([null, null]);
});

test("holds pages per address, and none without an ETag", async () => {
  fetched.mockResolvedValueOnce(list('"a"')).mockResolvedValueOnce(list('"m"'))
    .mockResolvedValueOnce(list(null)).mockResolvedValueOnce(list('"a"'));
  await leaders();
  await leaders("daily");
  await leaders();
  await leaders();
  expect(sent()).toEqual([null, null, '"a"', null]);
});

test("sends no ETag to an endpoint without `hasEtag`", async () => {
  fetched.mockImplementation(() => Promise.resolve(ownJson({ id: "1" }, { headers: { ETag: '"a"' } })));
  await call(getCurrentUser);
  await call(getCurrentUser);
  expect(sent()).toEqual([null, null]);
});

test("keeps a held page after a failure", async () => {
  fetched.mockResolvedValueOnce(list('"a"', { id: "1" }))
    .mockResolvedValueOnce(new Response("", { status: 503 }))
    .mockResolvedValueOnce(unchanged('"a"'));
  const first = await leaders();
  await expect(leaders()).rejects.toMatchObject({ status: 503 });
  expect(await leaders()).toBe(first);
});

test("throws on an unrequested 304", async () => {
  fetched.mockResolvedValueOnce(unchanged('"a"'));
  await expect(leaders()).rejects.toMatchObject({ status: 0 });
});

test("drops all pages when the member changes, also of responses that arrive later", async () => {
  const late = Promise.withResolvers<Response>();
  fetched.mockResolvedValueOnce(list('"a"')).mockReturnValueOnce(late.promise)
    .mockImplementation(() => Promise.resolve(list('"b"')));
  await leaders();
  const underWay = leaders("daily");
  holdPagesFor(null);
  late.resolve(list('"m"', { id: "1" }));
  expect(await underWay).toEqual([{ id: "1" }]);
  await leaders();
  await leaders("daily");
  expect(sent()).toEqual([null, null, null, null]);
});

test("holds 30 pages and drops the least recently read", async () => {
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
