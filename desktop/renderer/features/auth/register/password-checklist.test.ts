import fc from "fast-check";
import { expect, test } from "vitest";
import { newPassword } from "#shared/auth/password-and-email-fields.ts";
import { passwordChecklist } from "./password-checklist.ts";

const unmet = (password: string) => passwordChecklist(password).filter((c) => !c.isMet).map((c) => c.id);

test("checks off nothing for an empty password", () => {
  expect(unmet("")).toEqual(["length", "lower", "upper", "digit", "special"]);
});

test("checks off each requirement as it is typed", () => {
  expect(unmet("abc")).toEqual(["length", "upper", "digit", "special"]);
  expect(unmet("abcDEF12")).toEqual(["special"]);
  expect(unmet("abcDEF12!")).toEqual([]);
});

test("shows the line about disallowed characters only when there is one", () => {
  expect(unmet("abcDEF12! ")).toEqual(["allowed"]);
  expect(unmet("abcDEF12!ü")).toEqual(["allowed"]);
});

test("shows the line about the length for a password that is too long", () => {
  expect(unmet(`aA1!${"x".repeat(125)}`)).toEqual(["max"]);
});

test("is complete exactly when the contract accepts the password", () => {
  const character = fc.constantFrom(..."abzABZ019@$!%*?&#- ü\u0661");
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 140 }), (password) => {
      expect(unmet(password).length === 0).toBe(newPassword.safeParse(password).success);
    }),
    { numRuns: 2000 },
  );
});
