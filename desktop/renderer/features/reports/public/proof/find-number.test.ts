import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findNumber } from "./find-number.ts";
import { solveInParts } from "./solve-puzzle.ts";

const digest = createHash("sha256").update("salt1234").digest("hex");
const puzzle = { salt: "salt", digest, max: 5000 };

test("finds the number of a puzzle in the part where it is, and nowhere else", () => {
  expect(findNumber(puzzle, 0, 1234)).toBe(null);
  expect(findNumber(puzzle, 1000, 1000)).toBe(1234);
  expect(findNumber(puzzle, 1235, 10_000)).toBe(null);
});

test("looks at no number above the largest", () => {
  expect(findNumber({ ...puzzle, max: 1233 }, 0, 10_000)).toBe(null);
});

test("solves a puzzle without a worker, says how far it is, and stops when one leaves", async () => {
  const shares: number[] = [];
  const stays = new AbortController();
  const later = { ...puzzle, digest: createHash("sha256").update("salt4500").digest("hex") };
  expect(await solveInParts(later, (share) => shares.push(share), stays.signal)).toBe(4500);
  expect(shares).toEqual([0.4, 0.8]);
  await expect(solveInParts(later, () => {}, AbortSignal.abort())).rejects.toThrow();
});
