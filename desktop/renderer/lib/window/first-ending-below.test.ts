import { expect, test } from "vitest";
import { findFirstEndingBelow } from "./first-ending-below.ts";

/** Elements of ten pixels, the first of which ends at the window's upper edge. */
const rows = (count: number, onRead = () => {}) =>
  Array.from({ length: count }, (_, at) => ({
    getBoundingClientRect: () => {
      onRead();
      return { bottom: at * 10 };
    },
  })) as unknown as Element[];

test.each([[-5, 0], [0, 0], [1, 1], [15, 2], [90, 9], [91, 10]])(
  "finds the first of ten rows that ends below %d px",
  (edge, at) => {
    expect(findFirstEndingBelow(rows(10), edge)).toBe(at);
  },
);

test("finds none among none", () => {
  expect(findFirstEndingBelow([], 0)).toBe(0);
});

test("reads the places of 14 rows of 12,500", () => {
  let reads = 0;
  expect(findFirstEndingBelow(rows(12_500, () => reads++), 60_000)).toBe(6_000);
  expect(reads).toBeLessThanOrEqual(14);
});
