import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logSlowStatements } from "./open-deps.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function log() {
  const lines: Record<string, unknown>[] = [];
  const warn = (line: Record<string, unknown>) => void lines.push(line);
  const heard = logSlowStatements({ warn } as never, 500);
  const slow = (name: string, ranMs = 700) =>
    heard({ name, ranMs, waitedMs: 40.4, rows: 3, error: ranMs > 5_000 ? new Error("late") : null });
  return { lines, slow };
}

test("logs name, rows, and waiting apart from running time, from the threshold on", () => {
  const { lines, slow } = log();
  slow("posts/selectFeed", 499);
  slow("posts/selectFeed", 500.2);
  slow("posts/selectSearch", 8_000);
  expect(lines).toEqual([
    { statement: "posts/selectFeed", ranMs: 500, waitedMs: 40, rows: 3, failed: false, leftOut: 0 },
    { statement: "posts/selectSearch", ranMs: 8_000, waitedMs: 40, rows: 3, failed: true, leftOut: 0 },
  ]);
});

test("logs each name once in ten seconds, with how many it left out", () => {
  const { lines, slow } = log();
  for (let n = 0; n < 50; n++) slow("posts/selectFeed");
  vi.advanceTimersByTime(10_000);
  slow("posts/selectFeed");
  expect(lines.map(({ leftOut }) => leftOut)).toEqual([0, 49]);
});

test("logs ten lines in ten seconds when everything is slow", () => {
  const { lines, slow } = log();
  for (let n = 0; n < 300; n++) slow(`posts/select${n % 100}`);
  expect(lines).toHaveLength(10);
});
