import { expect, test } from "vitest";
import { endsSession, isForeignStatus, isOwnResponse } from "./own-response.ts";
import { ownError, ownHeaders, ownJson } from "./testing/own-response.ts";

const envelope = { message: "Please sign in.", code: "unauthenticated", requestId: "r" };

test("ends the session on a 401 of the product's own", async () => {
  expect(await endsSession(ownError("unauthenticated"))).toBe(true);
});

test.each([
  ["a gateway's page", new Response("<h1>Sign in to HotelNet</h1>", { status: 401 })],
  ["a gateway's JSON", Response.json({ message: "Unauthorized" }, { status: 401 })],
  ["an envelope without the release", Response.json(envelope, { status: 401 })],
  ["a release that is none", Response.json(envelope, { status: 401, headers: { "X-Release": "yes" } })],
  ["a body that a gateway replaced", new Response("<h1>No</h1>", { status: 401, headers: ownHeaders })],
  ["an envelope with a part missing", ownJson({ message: "No", code: "unauthenticated" }, { status: 401 })],
  ["another refusal of ours", ownError("forbidden")],
])("does not end the session on %s", async (_what, response) => {
  expect(await endsSession(response)).toBe(false);
});

test("does not take a network's page with 200 for the product's own", () => {
  expect(isOwnResponse(new Response("<h1>Welcome to HotelNet</h1>"))).toBe(false);
  expect(isOwnResponse(ownJson([]))).toBe(true);
});

test("keeps only the statuses that any server on the way may return", () => {
  const statuses = [200, 400, 401, 403, 404, 407, 413, 426, 429, 500, 502, 503, 504, 511];
  expect(statuses.filter((status) => !isForeignStatus(status))).toEqual([413, 429, 500, 502, 503, 504]);
});
