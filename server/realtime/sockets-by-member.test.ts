import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tellInSlices } from "./sockets-by-member.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("tells a few at once", () => {
  const told: number[] = [];
  expect(tellInSlices([1, 2, 3], (one) => told.push(one))).toBe(0);
  expect(told).toEqual([1, 2, 3]);
});

test("tells ten thousand within two seconds with half a second to spare, each once, and no more than a sixteenth in a moment", () => {
  const all = Array.from({ length: 10_000 }, (_, n) => n);
  const told: number[] = [];
  const lastMs = tellInSlices(all, (one) => told.push(one));
  expect([lastMs, told.length]).toEqual([1_500, 625]);
  vi.advanceTimersByTime(100);
  expect(told).toHaveLength(1_250);
  vi.advanceTimersByTime(1_400);
  expect(told).toEqual(all);
});
