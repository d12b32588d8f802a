import { expect, test } from "vitest";
import { canEndSession, isAdministrator } from "./policy.ts";

const verified = new Date();

test.each([
  ["a stranger", { email: "stranger@example.org", email_verified_at: verified, is_admin: false }, false],
  ["the founder", { email: "founder@example.org", email_verified_at: verified, is_admin: true }, true],
  ["an unverified founder", { email: "founder@example.org", email_verified_at: null, is_admin: true }, false],
  ["a named address", { email: "Boss@Example.org", email_verified_at: verified, is_admin: false }, true],
  [
    "a named address, unverified",
    { email: "boss@example.org", email_verified_at: null, is_admin: false },
    false,
  ],
  [
    "an address that only begins like one",
    { email: "boss@example.org.evil.example", email_verified_at: verified, is_admin: false },
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
