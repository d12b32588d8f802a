import { msg } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import { z } from "zod";
import { AppError, Invalid, NotFound, RateLimited } from "./errors.ts";
import { isPermanent } from "./permanent-failure.ts";

const fromPostgres = (code: string) => Object.assign(new Error("refused"), { name: "PostgresError", code });

test.each<[string, unknown, boolean]>([
  ["a NUL in a text", fromPostgres("22021"), true],
  ["a NUL in JSON", fromPostgres("22P05"), true],
  ["input that a schema refuses", z.string().safeParse(1).error, true],
  ["invalid input", new Invalid(msg`No`), true],
  ["something that is gone", new NotFound(msg`No`), true],
  ["too many attempts", new RateLimited(1), false],
  ["an outage", new AppError("database_unavailable", msg`Away`), false],
  ["a deadlock", fromPostgres("40P01"), false],
  ["a lost row", fromPostgres("23503"), false],
  ["a fault of ours", new TypeError("undefined"), false],
  ["the process's end", new DOMException("Aborted", "AbortError"), false],
])("tells whether %s fails each time", (_, error, permanent) => {
  expect(isPermanent(error)).toBe(permanent);
});
