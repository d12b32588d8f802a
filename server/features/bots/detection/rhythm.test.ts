import { expect, test } from "vitest";
import { findRhythm } from "./detect-bots.ts";

/** Moments at these intervals in seconds, repeated. */
function moments(acts: number, intervals: readonly number[]): number[] {
  let at = Date.parse("2026-03-04T12:00:00Z");
  return Array.from({ length: acts }, (_, n) => at += (intervals[n % intervals.length] ?? 0) * 1000);
}

test("finds equal intervals over 50 acts, and returns their length", () => {
  expect(findRhythm(moments(50, [300]))).toEqual({ acts: 50, variation: 0, seconds: 300 });
});

test("finds nothing in fewer than 50 acts", () => {
  expect(findRhythm(moments(49, [300]))).toBeNull();
});

test("finds intervals that vary by a tenth, but not by a fifth", () => {
  expect(findRhythm(moments(50, [270, 330]))).toMatchObject({ variation: 0.1 });
  expect(findRhythm(moments(50, [240, 360]))).toBeNull();
});

test("looks at the latest 50 acts only", () => {
  expect(findRhythm([...moments(200, [5, 900, 40]).map((at) => at - 1e9), ...moments(50, [60])]))
    .toMatchObject({ seconds: 60 });
  expect(findRhythm([...moments(200, [60]), Date.parse("2026-03-05T12:00:00Z")])).toBeNull();
});

test("treats acts at one moment as equal intervals", () => {
  expect(findRhythm(moments(50, [0]))).toEqual({ acts: 50, variation: 0, seconds: 0 });
});
