import { expect, test } from "vitest";
import { canEndSession } from "./permissions.ts";

test.each([
  ["its member", "ada", true],
  ["a stranger", "stranger", false],
  ["an administrator", "admin", false],
])("%s may end a session: %s", (_who, id, expected) => {
  expect(canEndSession({ id }, { member_id: "ada" })).toBe(expected);
});
