import { expect, test, vi } from "vitest";
import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import type { MemberActor } from "../../../context.ts";
import { movableClock } from "../../../testing/movable-clock.ts";
import { createActorCache } from "./actor-cache.ts";

const ada: MemberActor = {
  type: "member",
  id: "ada",
  username: "ada",
  isAdmin: false,
  isNewcomer: false,
  role: "member",
  sessionId: "laptop",
  filter: null,
  coverChoices: noCoverChoices,
};

function setUp(options?: { ttlMs?: number; capacity?: number }) {
  const clock = movableClock();
  const load = vi.fn(() => Promise.resolve<MemberActor | null>(ada));
  return { clock, load, cache: createActorCache(clock, options) };
}

test("loads a session once for the calls of the next seconds, also simultaneous ones", async () => {
  const { cache, clock, load } = setUp({ ttlMs: 5000 });
  await Promise.all([cache.resolve("key", load), cache.resolve("key", load)]);
  clock.advance(2999);
  expect(await cache.resolve("key", load)).toBe(ada);
  expect(load).toHaveBeenCalledTimes(1);
  clock.advance(2001);
  await cache.resolve("key", load);
  expect(load).toHaveBeenCalledTimes(2);
});

test("refreshes a session in use once before it expires, and delays no call", async () => {
  const { cache, clock, load } = setUp({ ttlMs: 5000 });
  await cache.resolve("key", load);
  const { promise, resolve } = Promise.withResolvers<MemberActor | null>();
  const slow = vi.fn(() => promise);
  clock.advance(3000);
  expect(await cache.resolve("key", slow)).toBe(ada);
  expect(await cache.resolve("key", slow)).toBe(ada);
  expect(slow).toHaveBeenCalledTimes(1);
  const renamed = { ...ada, username: "countess" };
  resolve(renamed);
  await promise;
  await Promise.resolve();
  // Five seconds after that look-up began.
  clock.advance(2500);
  expect(await cache.resolve("key", load)).toEqual(renamed);
  expect(load).toHaveBeenCalledTimes(1);
});

test("does not delay a watched socket's frame after a pause, and refreshes the session in the background", async () => {
  const { cache, clock, load } = setUp({ ttlMs: 5000 });
  await cache.resolve("key", load, { isWatched: true });
  clock.advance(14_000);
  await cache.resolve("key", load, { isWatched: true });
  expect(load).toHaveBeenCalledTimes(1);
  clock.advance(40_000);
  const { promise, resolve } = Promise.withResolvers<MemberActor | null>();
  expect(await cache.resolve("key", () => promise, { isWatched: true })).toBe(ada);
  resolve(null);
  await new Promise((next) => setTimeout(next));
  load.mockResolvedValue(null);
  expect(await cache.resolve("key", load, { isWatched: true })).toBeNull();
});

test("looks up before it answers: unwatched calls after expiry, watched ones after a minute more", async () => {
  const { cache, clock, load } = setUp({ ttlMs: 5000 });
  await cache.resolve("key", load, { isWatched: true });
  load.mockResolvedValue(null);
  clock.advance(6_000);
  expect(await cache.resolve("key", load)).toBeNull();
  load.mockResolvedValue(ada);
  await cache.resolve("key", load, { isWatched: true });
  load.mockResolvedValue(null);
  clock.advance(66_000);
  expect(await cache.resolve("key", load, { isWatched: true })).toBeNull();
});

test("retries a failed load for a watched socket", async () => {
  const { cache, clock, load } = setUp({ ttlMs: 5000 });
  await cache.resolve("key", load, { isWatched: true });
  clock.advance(16_000);
  const away = vi.fn(() => Promise.reject<MemberActor | null>(new Error("away")));
  expect(await cache.resolve("key", away, { isWatched: true })).toBe(ada);
  await new Promise((next) => setTimeout(next));
  clock.advance(12_000);
  expect(await cache.resolve("key", load, { isWatched: true })).toBe(ada);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  [
    "keeps what a failed early look-up found before, for its time",
    () => Promise.reject(new Error("away")),
    ada,
  ],
  ["ends a session that an early look-up finds over", () => Promise.resolve(null), null],
])("%s", async (_what, early, expected) => {
  const { cache, clock, load } = setUp({ ttlMs: 5000 });
  await cache.resolve("key", load);
  load.mockResolvedValue(null);
  clock.advance(3000);
  expect(await cache.resolve("key", early)).toBe(ada);
  await new Promise((next) => setTimeout(next));
  expect(await cache.resolve("key", load)).toBe(expected);
  clock.advance(2000);
  expect(await cache.resolve("key", load)).toBeNull();
});

test("does not cache an early refresh that was running when its session ended", async () => {
  const { cache, clock, load } = setUp({ ttlMs: 5000 });
  await cache.resolve("key", load);
  const { promise, resolve } = Promise.withResolvers<MemberActor | null>();
  clock.advance(3000);
  await cache.resolve("key", () => promise);
  cache.forgetSession("laptop");
  resolve(ada);
  await new Promise((next) => setTimeout(next));
  load.mockResolvedValue(null);
  expect(await cache.resolve("key", load)).toBeNull();
});

test.each([
  ["its session", (cache: ReturnType<typeof createActorCache>) => cache.forgetSession("laptop"), 2],
  ["its member", (cache: ReturnType<typeof createActorCache>) => cache.forgetMember("ada"), 2],
  ["another session", (cache: ReturnType<typeof createActorCache>) => cache.forgetSession("phone"), 1],
  ["a stranger", (cache: ReturnType<typeof createActorCache>) => cache.forgetMember("stranger"), 1],
])("after forgetting %s reloads only the affected sessions", async (_what, forget, lookUps) => {
  const { cache, load } = setUp();
  await cache.resolve("key", load);
  forget(cache);
  await cache.resolve("key", load);
  expect(load).toHaveBeenCalledTimes(lookUps);
});

test("does not cache a load that was running when its session ended", async () => {
  const { cache, load } = setUp();
  const { promise, resolve } = Promise.withResolvers<MemberActor | null>();
  const early = cache.resolve("key", () => promise);
  cache.forgetSession("laptop");
  resolve(ada);
  expect(await early).toBe(ada);
  load.mockResolvedValue(null);
  expect(await cache.resolve("key", load)).toBeNull();
});

test("caches neither unknown tokens nor failed loads", async () => {
  const { cache, load } = setUp();
  load.mockResolvedValueOnce(null);
  expect(await cache.resolve("key", load)).toBeNull();
  load.mockRejectedValueOnce(new Error("no database"));
  await expect(cache.resolve("key", load)).rejects.toThrow("no database");
  expect(await cache.resolve("key", load)).toBe(ada);
});

test("evicts the oldest entry beyond its capacity", async () => {
  const { cache, load } = setUp({ capacity: 2 });
  for (const key of ["one", "two", "three"]) await cache.resolve(key, load);
  await cache.resolve("three", load);
  expect(load).toHaveBeenCalledTimes(3);
  await cache.resolve("one", load);
  expect(load).toHaveBeenCalledTimes(4);
});
