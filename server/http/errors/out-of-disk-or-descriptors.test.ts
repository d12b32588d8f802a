import { expect, test } from "vitest";
import { findSystemError } from "./error-response.ts";

const failed = (code: string) => Object.assign(new Error(`${code}: write`), { code });

test.each([
  ["ENOSPC", 507, "storage_full"],
  ["EDQUOT", 507, "storage_full"],
  ["EMFILE", 503, "unavailable"],
  ["ENFILE", 503, "unavailable"],
])("returns %s as %i, with the cause only in the log", (code, status, errorCode) => {
  const error = findSystemError(failed(code));
  expect(error).toMatchObject({ status, code: errorCode, cause: { code } });
  expect(error?.message).not.toContain(code);
});

test.each([failed("ENOENT"), new Error("a bug"), "a string", null, undefined])(
  "treats %o as an unexpected failure",
  (error) => {
    expect(findSystemError(error)).toBeNull();
  },
);
