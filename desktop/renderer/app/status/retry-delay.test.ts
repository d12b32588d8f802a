import { expect, test } from "vitest";
import { retryScreenDelayMs } from "./retry-delay.ts";

test("waits longer after each failure, up to half a minute", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(retryScreenDelayMs)).toEqual([
    2000,
    2000,
    4000,
    8000,
    16_000,
    30_000,
    30_000,
  ]);
});
