import { msg } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineEndpoint } from "#shared/endpoint.ts";
import { Conflict, NotFound, RateLimited } from "../../errors.ts";
import { checkError, checkResponse } from "./check-response.ts";

const row = defineEndpoint({
  method: "get",
  path: "/api/thing",
  summary: "A thing",
  access: "public",
  status: 200,
  response: z.object({ name: z.string(), at: z.iso.datetime(), note: z.string().optional() }),
});
const good = { name: "Ada", at: new Date().toISOString() };

test("accepts exactly what the contract allows", () => {
  expect(() => checkResponse(row, good)).not.toThrow();
  expect(() => checkResponse(row, { ...good, note: undefined })).not.toThrow();
});

test.each([
  ["a field too few", { name: "Ada" }],
  ["a field of another type", { ...good, name: 1 }],
  ["a field nobody promised", { ...good, passwordHash: "…" }],
  ["nothing", undefined],
])("refuses %s", (_case, result) => {
  expect(() => checkResponse(row, result)).toThrow("GET /api/thing returned");
});

test("passes on errors that the row declares or that every call may have", () => {
  for (const error of [new NotFound(msg`No such thing`), new RateLimited(1)]) {
    expect(checkError({ ...row, errors: ["not_found"] }, error)).toBe(error);
  }
});

test("replaces an undeclared error by one that names it", () => {
  const error = new Conflict("conflict", msg`Taken`);
  expect(checkError(row, error)).toMatchObject({
    message: "GET /api/thing failed with conflict, which the contract does not declare",
    cause: error,
  });
});

test("refuses a 503 in another shape unless the row declares one", () => {
  const degraded = Response.json({ status: "degraded" }, { status: 503 });
  expect(() => checkResponse(row, degraded)).toThrow("GET /api/thing returned 503");
  expect(() => checkResponse({ ...row, unavailable: z.object({ status: z.string() }) }, degraded)).not
    .toThrow();
});
