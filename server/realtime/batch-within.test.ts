import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { batchWithin } from "./batch-within.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("passes on each value given within the time once, and later ones with the next batch", () => {
  const taken: string[][] = [];
  const give = batchWithin<string>(100, (given) => taken.push([...given]));
  for (const one of ["a", "b", "a"]) give(one);
  vi.advanceTimersByTime(99);
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(1);
  give("a");
  vi.advanceTimersByTime(100);
  expect(taken).toEqual([["a", "b"], ["a"]]);
});

test("lets a value rest, and passes it on afterwards when it was given meanwhile", () => {
  const taken: string[][] = [];
  const give = batchWithin<string>(100, (given) => taken.push([...given]), 900);
  give("a");
  vi.advanceTimersByTime(100);
  for (const one of ["a", "b", "a"]) give(one);
  vi.advanceTimersByTime(100);
  expect(taken).toEqual([["a"], ["b"]]);
  vi.advanceTimersByTime(900);
  expect(taken).toEqual([["a"], ["b"], ["a"]]);
  vi.advanceTimersByTime(5_000);
  give("b");
  vi.advanceTimersByTime(100);
  expect(taken).toEqual([["a"], ["b"], ["a"], ["b"]]);
});
