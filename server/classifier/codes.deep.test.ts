import { expect, test } from "vitest";
import { kindsOfCode, loweredCodes } from "./testing/random-codes.ts";

const seeds = [20_261_126, 1, 2, 3, 4];

test.each(kindsOfCode)("leaves 20,000 $kind of each of five seeds at level top", (kind) => {
  expect(seeds.flatMap((seed) => loweredCodes(kind, 20_000, seed))).toEqual([]);
}, 300_000);
