import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitUnauthenticatedSockets, type Place } from "./unauthenticated-sockets.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ perSource = 2, inAll = 2 } = {}) {
  const { admit } = limitUnauthenticatedSockets({
    perSource,
    inAll,
    waiting: 2,
    waitMs: 5_000,
    silentMs: 1_000,
  });
  const admitted: string[] = [];
  const places = new Map<string, Place>();
  const come = async (source: string, signal = new AbortController().signal) => {
    places.set(source, await admit(source, { signal }));
    admitted.push(source);
  };
  const release = (source: string) => places.get(source)?.release();
  return { come, places, release, admitted };
}

const busy = { code: "unavailable" };

test("refuses a source that has its share with 429, those of it that wait included", async () => {
  const { come, release } = setUp({ inAll: 1 });
  await come("a");
  const waiting = come("a");
  await expect(come("a")).rejects.toMatchObject({ code: "rate_limited" });
  release("a");
  await waiting;
  release("a");
  await come("a");
});

test("lets those wait for a place who find none, in the order in which they came", async () => {
  const { come, release, admitted } = setUp();
  await Promise.all([come("a"), come("b")]);
  const waiting = [come("c"), come("d")];
  release("a");
  await waiting[0];
  expect(admitted).toEqual(["a", "b", "c"]);
  release("b");
  await waiting[1];
  expect(admitted).toEqual(["a", "b", "c", "d"]);
});

test("refuses with 503 when too many wait, and when no place came free in time", async () => {
  const { come, release, admitted } = setUp();
  await Promise.all([come("a"), come("b")]);
  const waiting = [come("c"), come("d")].map((one) => expect(one).rejects.toMatchObject(busy));
  await expect(come("e")).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all(waiting);
  release("a");
  await come("f");
  expect(admitted).toEqual(["a", "b", "f"]);
});

test("passes over callers who left while they waited", async () => {
  const { come, release, admitted } = setUp({ inAll: 1, perSource: 1 });
  const leaving = new AbortController();
  await come("a");
  const left = expect(come("b", leaving.signal)).rejects.toMatchObject(busy);
  const waiting = come("c");
  leaving.abort();
  await left;
  release("a");
  await waiting;
  expect(admitted).toEqual(["a", "c"]);
  release("c");
  await come("b");
});

test("counts a closed socket that lingers, even beyond the limits", async () => {
  const { come, places, release, admitted } = setUp({ inAll: 1 });
  await come("b");
  release("b");
  await come("a");
  places.get("b")?.retake();
  const waiting = come("c");
  release("a");
  await vi.advanceTimersByTimeAsync(0);
  expect(admitted).toEqual(["b", "a"]);
  release("b");
  await waiting;
  expect(admitted).toEqual(["b", "a", "c"]);
});

test("cuts the oldest silent socket of the source with most places for one that has fewer", async () => {
  const { come, places, admitted } = setUp({ perSource: 5, inAll: 3 });
  const cut: number[] = [];
  for (const place of [0, 1, 2]) {
    await come("flood");
    const held = places.get("flood");
    held?.onEvicted(() => {
      cut.push(place);
      held.release();
    });
    if (place === 0) held?.speak();
  }
  const waiting = [come("flood"), come("member")];
  await vi.advanceTimersByTimeAsync(900);
  expect(cut).toEqual([]);
  await vi.advanceTimersByTimeAsync(350);
  await waiting[1];
  expect(cut).toEqual([1]);
  expect(admitted.at(-1)).toBe("member");
  const refused = expect(waiting[0]).rejects.toMatchObject(busy);
  await vi.advanceTimersByTimeAsync(5_000);
  await refused;
});
