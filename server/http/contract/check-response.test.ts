import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#shared/endpoint.ts";
import { checkResponse } from "./check-response.ts";

const row = endpoint({
  method: "get",
  path: "/api/thing",
  summary: "A thing",
  access: "public",
  status: 200,
  response: z.object({ name: z.string(), at: z.iso.datetime(), note: z.string().optional() }),
});
const good = { name: "Ada", at: new Date().toISOString() };

test("lets through exactly what the contract says", () => {
  expect(() => checkResponse(row, good)).not.toThrow();
  expect(() => checkResponse(row, { ...good, note: undefined })).not.toThrow();
});

test.each([
  ["a field too few", { name: "Ada" }],
  ["a field of another type", { ...good, name: 1 }],
  ["a field nobody promised", { ...good, passwordHash: "…" }],
  ["nothing", undefined],
])("refuses %s", (_case, result) => {
  expect(() => checkResponse(row, result)).toThrow("GET /api/thing answered");
});
