import { expect, test } from "vitest";
import { canReadTransactions } from "./permissions.ts";

test.each([
  { who: "the member", actor: "ada", expected: true },
  { who: "a stranger", actor: "eve", expected: false },
])("lets $who read an XP history: $expected", ({ actor, expected }) => {
  expect(canReadTransactions({ id: actor }, "ada")).toBe(expected);
});
