import { expect, test } from "vitest";
import { digestOf } from "./etag.ts";
import { Serialized } from "./serialized.ts";

const json = new Serialized('[{"id":"1"}]');

test("is the same for the same reader, headers and body", () => {
  const digest = () => digestOf("ada", [["X-Next-Cursor", "a"]], json);
  expect(digest()).toBe(digest());
  expect(digest()).toMatch(/^[\w-]{22}$/);
});

test.each([
  ["another reader", digestOf("grace", [], json)],
  ["nobody", digestOf(null, [], json)],
  ["another cursor", digestOf("ada", [["X-Next-Cursor", "a"]], json)],
  ["another body", digestOf("ada", [], new Serialized('[{"id":"2"}]'))],
  ["a reader whose name ends where the body begins", digestOf('ada",[]]\n[', [], json)],
])("differs for %s", (_, other) => {
  expect(other).not.toBe(digestOf("ada", [], json));
});
