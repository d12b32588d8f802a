import { expect, test } from "vitest";
import { movableClock } from "../testing/movable-clock.ts";
import { createRequestCounter } from "./request-limit.ts";

test("counts each source by itself and starts anew with the next window", () => {
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

test("holds no more sources than it has room for", () => {
  const counter = createRequestCounter(movableClock(), 2);
  for (const source of ["a", "b", "b", "c"]) counter.count(source);
  expect(counter.used("a")).toBeNull();
  expect(counter.used("b")?.hits).toBe(2);
  expect(counter.used("c")?.hits).toBe(1);
});
