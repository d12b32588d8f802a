import { expect, test } from "vitest";
import { computeGrowth, isSteady, type Sample } from "./print-soak.ts";

/** A sample a minute. */
function samples(minutes: number, of: (minute: number) => { heap: number; resident: number }): Sample[] {
  return Array.from({ length: minutes + 1 }, (_, minute) => {
    const { heap, resident } = of(minute);
    return { minutes: minute, heapMb: heap, residentMb: resident };
  });
}

test("finds the growth of a heap that leaks, whatever it scatters", () => {
  const leaking = samples(30, (minute) => ({ heap: 60 + minute / 6 + (minute % 2), resident: 200 }));
  const growth = computeGrowth(leaking, 30);
  expect(growth.heapMbAnHour).toBeGreaterThan(9);
  expect(growth.heapMbAnHour).toBeLessThan(11);
  expect(isSteady(growth)).toBe(false);
});

test("leaves out the warm-up", () => {
  const warming = samples(30, (minute) => ({
    heap: Math.min(60, 20 + 4 * minute),
    resident: Math.min(200, 100 + 10 * minute),
  }));
  const growth = computeGrowth(warming, 30);
  expect(growth.heapMbAnHour).toBeCloseTo(0);
  expect(growth.residentRatio).toBe(1);
  expect(isSteady(growth)).toBe(true);
});

test("does not accept a resident set that climbs beside a steady heap", () => {
  const climbing = samples(60, (minute) => ({ heap: 60, resident: 180 + minute }));
  const growth = computeGrowth(climbing, 60);
  expect(growth.heapMbAnHour).toBeCloseTo(0);
  expect(growth.residentMbAnHour).toBeCloseTo(60);
  expect(isSteady(growth)).toBe(false);
});

test("does not take too few samples for steady", () => {
  expect(isSteady(computeGrowth([], 30))).toBe(false);
  expect(isSteady(computeGrowth(samples(0, () => ({ heap: 60, resident: 200 })), 30))).toBe(false);
});
