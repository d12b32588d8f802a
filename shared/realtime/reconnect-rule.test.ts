import { expect, test } from "vitest";
import {
  answerWithinMs,
  decideAfterClose,
  restartDelayMs,
  retryDelayMs,
  silenceBeforePingMs,
} from "./reconnect-rule.ts";

test("retries after 3 and 6 s, then more and more slowly, up to 60 s", () => {
  const latest = [0, 1, 2, 3, 4, 5, 50].map((retry) => retryDelayMs(retry, () => 1));
  expect(latest).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]);
});

test("slow retries and restarts have jitter, quick retries none", () => {
  const earliest = [0, 1, 2, 3, 4, 5].map((retry) => retryDelayMs(retry, () => 0));
  expect(earliest).toEqual([3_000, 6_000, 6_000, 12_000, 24_000, 30_000]);
  expect([restartDelayMs(() => 0), restartDelayMs(() => 1)]).toEqual([500, 2_500]);
});

test("a silent connection is given up within a minute, and clients do not all ask at once", () => {
  expect([
    silenceBeforePingMs(() => 0),
    silenceBeforePingMs(() => 1),
    silenceBeforePingMs(() => 1) + answerWithinMs,
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
  "code %i leads to %s",
  (code, next) => expect(decideAfterClose(code)).toBe(next),
);
