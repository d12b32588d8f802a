import { expect, test } from "vitest";
import { responseDigest } from "./response-digest.ts";
import { Serialized } from "./serialized.ts";

const json = new Serialized('[{"id":"1"}]');

test("is the same for the same reader, headers and body", () => {
  const digest = () => responseDigest("ada", [["X-Next-Cursor", "a"]], json);
  expect(digest()).toBe(digest());
  expect(digest()).toMatch(/^[\w-]{22}$/);
});

test.each([
  ["another reader", responseDigest("grace", [], json)],
  ["nobody", responseDigest(null, [], json)],
  ["another cursor", responseDigest("ada", [["X-Next-Cursor", "a"]], json)],
  ["another body", responseDigest("ada", [], new Serialized('[{"id":"2"}]'))],
  ["a reader whose name ends where the body begins", responseDigest('ada",[]]\n[', [], json)],
])("differs for %s", (_, other) => {
  expect(other).not.toBe(responseDigest("ada", [], json));
});
