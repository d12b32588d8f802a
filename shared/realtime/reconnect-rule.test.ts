import { expect, test } from "vitest";
import {
  answerWithinMs,
  decideAfterClose,
  pickSilenceBeforePingMs,
  restartDelayMs,
  restartReason,
  retryDelayMs,
} from "./reconnect-rule.ts";

const retries = [0, 1, 2, 3, 4, 50];

test("retries after 3 and 6 s at the earliest, then ever more slowly", () => {
  const earliest = retries.map((retry) => retryDelayMs(retry, () => 0));
  expect(earliest).toEqual([3_000, 6_000, 12_000, 24_000, 40_000, 40_000]);
});

test("waits up to half as long again before each retry, and 60 s at most", () => {
  const latest = retries.map((retry) => retryDelayMs(retry, () => 1));
  expect(latest).toEqual([4_500, 9_000, 18_000, 36_000, 60_000, 60_000]);
  expect([restartDelayMs(() => 0), restartDelayMs(() => 1)]).toEqual([500, 2_500]);
});

test("lets the pages of a process that stops return one after the other, the last of many after a minute at most", () => {
  const never = () => Number.NaN;
  const delays = (places: readonly number[], count: number) =>
    places.map((place) => restartDelayMs(never, restartReason(place, count)));
  expect(delays([0, 1, 2, 3], 4)).toEqual([500, 1_000, 1_500, 2_000]);
  expect(delays([0, 9_000, 17_999], 18_000)).toEqual([500, 9_500, 18_499]);
  expect(delays([999_999], 1_000_000)).toEqual([60_500]);
});

test.each(["", "restarting", "return in -1 ms", "return in 1000000 ms"])(
  "returns within 2.5 s after a server that said %j",
  (reason) => expect(restartDelayMs(() => 1, reason)).toBe(2_500),
);

test("gives a silent connection up within a minute, with clients asking at different times", () => {
  expect([
    pickSilenceBeforePingMs(() => 0),
    pickSilenceBeforePingMs(() => 1),
    pickSilenceBeforePingMs(() => 1) + answerWithinMs,
  ]).toEqual([
    25_000,
    30_000,
    60_000,
  ]);
});

test.each([[1006, "retry"], [1000, "retry"], [1013, "retry"], [1008, "check"], [1012, "soon"], [
  4000,
  "wait",
]])(
  "after close code %i does: %s",
  (code, next) => expect(decideAfterClose(code)).toBe(next),
);
