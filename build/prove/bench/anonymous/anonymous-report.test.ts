import { expect, test } from "vitest";
import { anonymousReport } from "./anonymous.ts";

const address = (name: string, timesHealth: number, timesCalm: number) => ({
  name,
  status: 200,
  workMs: 0.1234,
  timesHealth: [timesHealth - 1, timesHealth, timesHealth + 2],
  feedMs: { calm: 2, crowded: 2 * timesCalm },
  timesCalm: [timesCalm],
});

test("the costliest address of each goal is named, and every address that misses one is listed", () => {
  const { declared, others } = anonymousReport([
    address("GET /", 12, 1.1),
    address("GET /api/health", 1, 3.5),
    address("GET /api/plans", 2, 1),
  ]);
  expect(declared.map(({ value, range, note }) => [value, range, note])).toEqual([
    [12, [11, 14], "GET /"],
    [3.5, null, "GET /api/health"],
  ]);
  expect(others.map(({ name, value, note }) => [name, value, note])).toEqual([
    ["GET /", 12, "status 200, 0.123 ms"],
    ["GET /api/health", 1, "status 200, 0.123 ms"],
    ["GET /api/plans", 2, "status 200, 0.123 ms"],
    ["feed beside 40 callers of GET /api/health", 3.5, "p50 2.0 → 7.0 ms"],
  ]);
});
