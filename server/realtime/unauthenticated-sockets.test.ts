import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitUnauthenticatedSockets } from "./unauthenticated-sockets.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ perSource = 2, inAll = 2 } = {}) {
  const { admit, readmit, release } = limitUnauthenticatedSockets({
    perSource,
    inAll,
    waiting: 2,
    waitMs: 5_000,
  });
  const admitted: string[] = [];
  const come = (source: string, signal = new AbortController().signal) =>
    admit(source, { signal }).then(() => void admitted.push(source));
  return { come, readmit, release, admitted };
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
  const { come, readmit, release, admitted } = setUp({ inAll: 1 });
  await come("a");
  readmit("b");
  const waiting = come("c");
  release("a");
  await vi.advanceTimersByTimeAsync(0);
  expect(admitted).toEqual(["a"]);
  release("b");
  await waiting;
  expect(admitted).toEqual(["a", "c"]);
});
