import { afterEach, beforeEach, expect, test } from "vitest";
import { guardStacks } from "./guard-stacks.ts";

let before: typeof Error.prepareStackTrace;
beforeEach(() => {
  before = Error.prepareStackTrace;
});
afterEach(() => {
  Error.prepareStackTrace = before;
});

test("says where an error was thrown", () => {
  guardStacks(import.meta.filename);
  expect(new RangeError("too far").stack).toMatch(/^RangeError: too far\n {4}at .*guard-stacks\.test/);
});

test("leaves the places out while no file can be opened", () => {
  guardStacks("/no such file");
  expect(new RangeError("too far").stack).toBe(
    "RangeError: too far\n    (no stack: out of file descriptors)",
  );
});
