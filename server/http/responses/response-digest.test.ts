import { expect, test } from "vitest";
import { hashResponse } from "./response-digest.ts";
import { Serialized } from "./serialized.ts";

const json = new Serialized('[{"id":"1"}]');

test("is the same for the same reader, headers and body", () => {
  const digest = () => hashResponse("ada", [["X-Next-Cursor", "a"]], json);
  expect(digest()).toBe(digest());
  expect(digest()).toMatch(/^[\w-]{22}$/);
});

test.each([
  ["another reader", hashResponse("grace", [], json)],
  ["nobody", hashResponse(null, [], json)],
  ["another cursor", hashResponse("ada", [["X-Next-Cursor", "a"]], json)],
  ["another body", hashResponse("ada", [], new Serialized('[{"id":"2"}]'))],
  ["a reader whose name ends where the body begins", hashResponse('ada",[]]\n[', [], json)],
])("differs for %s", (_, other) => {
  expect(other).not.toBe(hashResponse("ada", [], json));
});
