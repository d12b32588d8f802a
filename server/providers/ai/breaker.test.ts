import { expect, test } from "vitest";
import { AiResting, AiUnavailable } from "./ai.ts";
import { createBreaker } from "./breaker.ts";

function breakerAt(start = 0) {
  const at = { ms: start, opened: 0, closed: 0 };
  const breaker = createBreaker({
    now: () => at.ms,
    onOpen: () => at.opened += 1,
    onClose: () => at.closed += 1,
  });
  /** Fails calls of as many members. */
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) breaker.begin(`member ${time}`).failed();
  };
  const begin = (owner = "ada") => breaker.begin(owner);
  const check = (owner = "ada") => breaker.check(owner);
  return { at, breaker: { begin, check }, fail };
}

test("refuses calls after failures of five members within a minute, and reports it once", () => {
  const { at, breaker, fail } = breakerAt();
  fail(4);
  breaker.begin().succeeded();
  expect(() => breaker.check()).not.toThrow();
  breaker.begin().failed();
  expect(() => breaker.check()).toThrow(AiUnavailable);
  expect(() => breaker.begin()).toThrow(AiUnavailable);
  expect(at.opened).toBe(1);
});

test("forgets failures after a minute", () => {
  const { at, breaker, fail } = breakerAt();
  fail(4);
  at.ms = 60_000;
  fail(4);
  expect(() => breaker.check()).not.toThrow();
});

test("tries one call after ten seconds, and lets all through when it succeeds", () => {
  const { at, breaker, fail } = breakerAt();
  fail(5);
  at.ms = 9_999;
  expect(() => breaker.begin()).toThrow();
  at.ms = 10_000;
  const trial = breaker.begin();
  expect(() => breaker.begin()).toThrow();
  expect(at.closed).toBe(0);
  trial.succeeded();
  expect(at.closed).toBe(1);
  fail(4);
  expect(() => breaker.check()).not.toThrow();
});

test("waits another ten seconds after a failed trial", () => {
  const { at, breaker, fail } = breakerAt();
  fail(5);
  at.ms = 10_000;
  fail(1);
  at.ms = 19_999;
  expect(() => breaker.begin()).toThrow();
  at.ms = 20_000;
  breaker.begin().succeeded();
  expect(() => breaker.check()).not.toThrow();
});

test("makes the next call the trial when one was given up", () => {
  const { at, breaker, fail } = breakerAt();
  fail(5);
  at.ms = 10_000;
  breaker.begin().gaveUp();
  const trial = breaker.begin();
  trial.succeeded();
  trial.gaveUp();
  expect(() => breaker.check()).not.toThrow();
});

test("ignores results of calls begun before it opened", () => {
  const { at, breaker, fail } = breakerAt();
  const [early, late] = [breaker.begin(), breaker.begin()];
  fail(5);
  early.succeeded();
  at.ms = 5_000;
  late.failed();
  expect(() => breaker.check()).toThrow();
  at.ms = 10_000;
  expect(() => breaker.check()).not.toThrow();
});

test("counts a call that breaks after its first piece as failed", () => {
  const { breaker } = breakerAt();
  for (let time = 0; time < 5; time++) {
    const call = breaker.begin();
    call.succeeded();
    call.failed();
  }
  expect(() => breaker.check()).toThrow();
});

test("does not refuse forever when the clock is set back", () => {
  const { at, breaker, fail } = breakerAt(1_000_000);
  fail(5);
  at.ms = 0;
  expect(() => breaker.check()).not.toThrow();
});

test("counts a member once a minute, however many of their calls fail, while others ask too", () => {
  const { at, breaker, fail } = breakerAt();
  breaker.begin("bob").succeeded();
  for (let time = 0; time < 50; time++) breaker.begin("mallory").failed();
  expect(() => breaker.check("bob")).not.toThrow();
  fail(3);
  expect(() => breaker.check("bob")).not.toThrow();
  at.ms = 59_000;
  breaker.begin("cai").failed();
  expect(() => breaker.check("bob")).toThrow(AiResting);
});

test("refuses calls after five failures of one member when nobody else asked for a minute", () => {
  const { at, breaker } = breakerAt();
  breaker.begin("bob").succeeded();
  at.ms = 60_000;
  for (let time = 0; time < 4; time++) breaker.begin("ada").failed();
  expect(() => breaker.check("ada")).not.toThrow();
  breaker.begin("ada").failed();
  expect(() => breaker.check("bob")).toThrow(AiResting);
});

test("lets others try before the member whose trial failed", () => {
  const { at, breaker, fail } = breakerAt();
  fail(5);
  at.ms = 10_000;
  breaker.begin("mallory").failed();
  expect(() => breaker.check("bob")).toThrow(AiResting);
  at.ms = 20_000;
  expect(() => breaker.begin("mallory")).toThrow(AiResting);
  breaker.begin("bob").succeeded();
  expect(() => breaker.begin("mallory")).not.toThrow();
});

test("lets the member whose trial failed try again when nobody else asks", () => {
  const { at, breaker, fail } = breakerAt();
  fail(5);
  at.ms = 10_000;
  breaker.begin("ada").failed();
  at.ms = 20_000;
  expect(() => breaker.begin("ada")).not.toThrow();
});

test("says until when calls rest", () => {
  const { at, breaker, fail } = breakerAt();
  fail(5);
  at.ms = 4_000;
  let refused: unknown;
  try {
    breaker.check();
  } catch (error) {
    refused = error;
  }
  expect((refused as AiResting).until).toEqual(new Date(10_000));
});
