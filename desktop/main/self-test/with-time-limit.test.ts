import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withTimeLimit } from "./with-time-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("takes what comes in time, also a failure, and leaves no timer", async () => {
  expect(await withTimeLimit(1_000, Promise.resolve("here"), "late")).toBe("here");
  expect(await withTimeLimit(1_000, "here", "late")).toBe("here");
  await expect(withTimeLimit(1_000, Promise.reject(new Error("broken")), "late")).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("goes on without what takes too long", async () => {
  const found = withTimeLimit(1_000, new Promise<string>(() => {}), "late");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await found).toBe("late");
});
