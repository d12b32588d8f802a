import { expect, test } from "vitest";
import { kindsOfCode, loweredCodes } from "./testing/random-codes.ts";

test.each(kindsOfCode)("leaves 20,000 $kind at level top", (kind) => {
  expect(loweredCodes(kind, 20_000)).toEqual([]);
}, 60_000);
