import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startDeadlines } from "./deadlines.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new AbortController().signal;
const silence = () => new Promise<never>(() => {});

test("waits for a part as long as there are signs of life, until the time for the whole is over", async () => {
  const deadlines = startDeadlines(300_000, never);
  const part = deadlines.within(30_000, silence);
  part.catch(() => {});
  const alive = setInterval(deadlines.alive, 5_000);
  await vi.advanceTimersByTimeAsync(299_000);
  expect(deadlines.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(part).rejects.toThrow();
  expect(deadlines.isOver()).toBe(true);
  clearInterval(alive);
});

test("gives up a part after its time without a sign, also after earlier ones", async () => {
  const deadlines = startDeadlines(300_000, never);
  deadlines.alive();
  const part = deadlines.within(30_000, silence);
  part.catch(() => {});
  await vi.advanceTimersByTimeAsync(20_000);
  deadlines.alive();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(deadlines.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(part).rejects.toThrow();
  expect(deadlines.isOver()).toBe(false);
  deadlines.end();
});

test("needs no sign of life between two parts", async () => {
  const deadlines = startDeadlines(300_000, never);
  await deadlines.within(30_000, () => Promise.resolve());
  deadlines.alive();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deadlines.signal.aborted).toBe(false);
  deadlines.end();
});

test("gives a part more time when it is found to need it", async () => {
  const deadlines = startDeadlines(300_000, never);
  deadlines.extend(200_000);
  const part = deadlines.within(30_000, silence);
  part.catch(() => {});
  await vi.advanceTimersByTimeAsync(20_000);
  deadlines.extend(100_000);
  await vi.advanceTimersByTimeAsync(99_999);
  expect(deadlines.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(part).rejects.toThrow();
});
