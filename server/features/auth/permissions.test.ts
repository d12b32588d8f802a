import { expect, test } from "vitest";
import { canEndSession, isAdministrator, isAdministratorByEmail } from "./permissions.ts";

test.each([
  ["a stranger", { email: "stranger@example.org" }, false],
  ["the founder", { email: "founder@example.org", is_admin: true }, true],
  ["a suspended founder", { email: "founder@example.org", is_admin: true, suspended_at: new Date() }, false],
  ["a named address", { email: "Boss@Example.org" }, true],
  ["a suspended owner of a named address", { email: "boss@example.org", suspended_at: new Date() }, false],
  ["an address that only begins like one", { email: "boss@example.org.evil.example" }, false],
])("%s is an administrator: %s", (_who, facts, expected) => {
  const member = { is_admin: false, suspended_at: null, ...facts };
  expect(isAdministrator(member, ["boss@example.org"])).toBe(expected);
});

test.each([
  ["a stranger", { email: "stranger@example.org" }, false],
  ["the founder, also with a named address", { email: "boss@example.org", is_admin: true }, false],
  ["the owner of a named address", { email: "Boss@Example.org" }, true],
  ["its owner, suspended", { email: "boss@example.org", suspended_at: new Date() }, false],
])("the administrator right of %s comes from the address: %s", (_who, facts, expected) => {
  const member = { is_admin: false, suspended_at: null, ...facts };
  expect(isAdministratorByEmail(member, ["boss@example.org"])).toBe(expected);
});

test.each([
  ["its member", "ada", true],
  ["a stranger", "stranger", false],
  ["an administrator", "admin", false],
])("%s may end a session: %s", (_who, id, expected) => {
  expect(canEndSession({ id }, { member_id: "ada" })).toBe(expected);
});
