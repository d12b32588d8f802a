import { expect, test } from "vitest";
import { movableClock } from "../../testing/movable-clock.ts";
import { createRequestCounter } from "./limit-requests-by-source.ts";

test("counts each source separately and starts again with the next window", () => {
  const clock = movableClock();
  const counter = createRequestCounter(clock);
  expect(counter.used("a")).toBeNull();
  counter.count("a");
  expect(counter.count("a").hits).toBe(2);
  expect(counter.count("b").hits).toBe(1);
  clock.advance(59_999);
  expect(counter.used("a")?.hits).toBe(2);
  clock.advance(1);
  expect(counter.used("a")).toBeNull();
  expect(counter.count("a").hits).toBe(1);
});

test("holds at most as many sources as its capacity", () => {
  const counter = createRequestCounter(movableClock(), 2);
  for (const source of ["a", "b", "b", "c"]) counter.count(source);
  expect(counter.used("a")).toBeNull();
  expect(counter.used("b")?.hits).toBe(2);
  expect(counter.used("c")?.hits).toBe(1);
});
