import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Keeping, restartWithBackoff, type Running } from "./restart-with-backoff.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts processes that end when the test says so. */
function fakeProcesses() {
  const ends: ((reason: string) => void)[] = [];
  const lines: string[] = [];
  const start = vi.fn<Keeping["start"]>(async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<string>();
    ends.push(end);
    return { ended, stop: async () => end("stopped") };
  });
  return { start, ends, lines, keeping: { name: "It", start, say: (line: string) => void lines.push(line) } };
}

async function endLast({ ends }: ReturnType<typeof fakeProcesses>, reason: string, thenMs: number) {
  ends.at(-1)?.(reason);
  await vi.advanceTimersByTimeAsync(thenMs);
}

test("restarts a process that ended unexpectedly, and says why", async () => {
  const fake = fakeProcesses();
  await restartWithBackoff(fake.keeping);
  await endLast(fake, "It was out of memory", 250);
  expect(fake.start).toHaveBeenCalledTimes(2);
  expect(fake.lines).toEqual(["It was out of memory\nStarting it again in 0.25 s.", "It is back."]);
});

test("never gives up, and doubles the wait after each failure up to 30 s", async () => {
  const fake = fakeProcesses();
  await restartWithBackoff(fake.keeping);
  fake.start.mockRejectedValue(new Error("It does not start"));
  await endLast(fake, "It crashed", 600_000);
  const delays = fake.lines.map((line) => Number(/in ([\d.]+) s/.exec(line)?.[1]));
  expect(delays.slice(0, 9)).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 30, 30]);
  expect(delays.length).toBeGreaterThan(20);
  expect(fake.lines.at(-1)).toContain("It does not start");
});

test("starts with short delays again after a long run", async () => {
  const fake = fakeProcesses();
  await restartWithBackoff(fake.keeping);
  await endLast(fake, "It crashed", 250);
  await vi.advanceTimersByTimeAsync(61_000);
  await endLast(fake, "It crashed", 250);
  expect(fake.start).toHaveBeenCalledTimes(3);
});

test("does not restart a process that was stopped", async () => {
  const fake = fakeProcesses();
  const kept = await restartWithBackoff(fake.keeping);
  await kept.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fake.start).toHaveBeenCalledOnce();
  expect(fake.lines).toEqual([]);
});

test("stops without waiting for the delay of a restart", async () => {
  const fake = fakeProcesses();
  const kept = await restartWithBackoff(fake.keeping);
  await endLast(fake, "It crashed", 0);
  await kept.stop();
  expect(fake.start).toHaveBeenCalledOnce();
});

test("stops a process whose start was in progress when stop was called", async () => {
  const fake = fakeProcesses();
  const kept = await restartWithBackoff(fake.keeping);
  const { promise: slow, resolve: finish } = Promise.withResolvers<Running>();
  fake.start.mockReturnValueOnce(slow);
  await endLast(fake, "It crashed", 250);
  const stopped = kept.stop();
  const stop = vi.fn<Running["stop"]>(async () => {});
  finish({ ended: new Promise(() => {}), stop });
  await stopped;
  expect(stop).toHaveBeenCalled();
});

test("rejects when the first start fails", async () => {
  const fake = fakeProcesses();
  fake.start.mockRejectedValueOnce(new Error("no binary"));
  await expect(restartWithBackoff(fake.keeping)).rejects.toThrow("no binary");
});
