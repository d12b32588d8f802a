import { afterEach, beforeEach, expect, test } from "vitest";
import { omitStackTraces } from "./omit-stack-traces.ts";

let before: typeof Error.prepareStackTrace;
beforeEach(() => {
  before = Error.prepareStackTrace;
});
afterEach(() => {
  Error.prepareStackTrace = before;
});

test("includes the place where an error was thrown", () => {
  omitStackTraces(import.meta.filename);
  expect(new RangeError("too far").stack).toMatch(/^RangeError: too far\n {4}at .*omit-stack-traces\.test/);
});

test("omits the places while no file can be opened", () => {
  omitStackTraces("/no such file");
  expect(new RangeError("too far").stack).toBe(
    "RangeError: too far\n    (no stack: out of file descriptors)",
  );
});

test("omits the places of a reset connection, of which thousands may come at once", () => {
  omitStackTraces(import.meta.filename);
  expect(Object.assign(new Error("aborted"), { code: "ECONNRESET" }).stack).toBe("Error: aborted");
});
