import { expect, test } from "vitest";
import { canEndSession, isAdministrator } from "./permissions.ts";

test.each([
  ["a stranger", { email: "stranger@example.org", is_admin: false }, false],
  ["the founder", { email: "founder@example.org", is_admin: true }, true],
  ["a named address", { email: "Boss@Example.org", is_admin: false }, true],
  [
    "an address that only begins like one",
    { email: "boss@example.org.evil.example", is_admin: false },
    false,
  ],
])("%s is an administrator: %s", (_who, facts, expected) => {
  expect(isAdministrator(facts, ["boss@example.org"])).toBe(expected);
});

test.each([
  ["its member", "ada", true],
  ["a stranger", "stranger", false],
  ["an administrator", "admin", false],
])("%s may end a session: %s", (_who, id, expected) => {
  expect(canEndSession({ id }, { member_id: "ada" })).toBe(expected);
});
