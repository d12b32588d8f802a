import { expect, test, vi } from "vitest";
import { batchWithin } from "./batch-within.ts";

test("passes on each value given within the time once, and later ones with the next batch", () => {
  vi.useFakeTimers();
  const taken: string[][] = [];
  const give = batchWithin<string>(100, (given) => taken.push([...given]));
  for (const one of ["a", "b", "a"]) give(one);
  vi.advanceTimersByTime(99);
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(1);
  give("a");
  vi.advanceTimersByTime(100);
  expect(taken).toEqual([["a", "b"], ["a"]]);
  vi.useRealTimers();
});
