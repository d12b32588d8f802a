// Unit tests share their modules and globals with the files that run after them
// in the same process.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
