import { expect, test, vi } from "vitest";
import type { MemberActor } from "../../../context.ts";
import { movableClock } from "../../../testing/movable-clock.ts";
import { createActorCache } from "./actor-cache.ts";

const ada: MemberActor = {
  type: "member",
  id: "ada",
  username: "ada",
  isAdmin: false,
  sessionId: "laptop",
  filter: null,
};

function setUp(options?: { ttlMs?: number; capacity?: number }) {
  const clock = movableClock();
  const load = vi.fn(() => Promise.resolve<MemberActor | null>(ada));
  return { clock, load, cache: createActorCache(clock, options) };
}

test("looks a session up once for the calls of the next seconds, also simultaneous ones", async () => {
  const { cache, clock, load } = setUp({ ttlMs: 5000 });
  await Promise.all([cache.resolve("key", load), cache.resolve("key", load)]);
  clock.advance(4999);
  expect(await cache.resolve("key", load)).toBe(ada);
  expect(load).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await cache.resolve("key", load);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ["its session", (cache: ReturnType<typeof createActorCache>) => cache.forgetSession("laptop"), 2],
  ["its member", (cache: ReturnType<typeof createActorCache>) => cache.forgetMember("ada"), 2],
  ["another session", (cache: ReturnType<typeof createActorCache>) => cache.forgetSession("phone"), 1],
  ["a stranger", (cache: ReturnType<typeof createActorCache>) => cache.forgetMember("stranger"), 1],
])("after forgetting %s looks up only the affected sessions again", async (_what, forget, lookUps) => {
  const { cache, load } = setUp();
  await cache.resolve("key", load);
  forget(cache);
  await cache.resolve("key", load);
  expect(load).toHaveBeenCalledTimes(lookUps);
});

test("does not cache a look-up that was in progress when its session ended", async () => {
  const { cache, load } = setUp();
  const { promise, resolve } = Promise.withResolvers<MemberActor | null>();
  const early = cache.resolve("key", () => promise);
  cache.forgetSession("laptop");
  resolve(ada);
  expect(await early).toBe(ada);
  load.mockResolvedValue(null);
  expect(await cache.resolve("key", load)).toBeNull();
});

test("caches neither unknown tokens nor failed look-ups", async () => {
  const { cache, load } = setUp();
  load.mockResolvedValueOnce(null);
  expect(await cache.resolve("key", load)).toBeNull();
  load.mockRejectedValueOnce(new Error("no database"));
  await expect(cache.resolve("key", load)).rejects.toThrow("no database");
  expect(await cache.resolve("key", load)).toBe(ada);
});

test("drops the oldest entry beyond its capacity", async () => {
  const { cache, load } = setUp({ capacity: 2 });
  for (const key of ["one", "two", "three"]) await cache.resolve(key, load);
  await cache.resolve("three", load);
  expect(load).toHaveBeenCalledTimes(3);
  await cache.resolve("one", load);
  expect(load).toHaveBeenCalledTimes(4);
});
