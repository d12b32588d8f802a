import fc from "fast-check";
import { expect, test } from "vitest";
import { newPassword } from "#shared/auth/fields.ts";
import { passwordChecklist } from "./password-checklist.ts";

const unmet = (password: string) => passwordChecklist(password).filter((c) => !c.isMet).map((c) => c.id);

test("an empty password still lacks all five things", () => {
  expect(unmet("")).toEqual(["length", "lower", "upper", "digit", "special"]);
});

test("each thing is ticked off as it is typed", () => {
  expect(unmet("abc")).toEqual(["length", "upper", "digit", "special"]);
  expect(unmet("abcDEF12")).toEqual(["special"]);
  expect(unmet("abcDEF12!")).toEqual([]);
});

test("a character outside the allowed ones is named only when it is there", () => {
  expect(unmet("abcDEF12! ")).toEqual(["allowed"]);
  expect(unmet("abcDEF12!ü")).toEqual(["allowed"]);
});

test("an overlong password is named", () => {
  expect(unmet(`aA1!${"x".repeat(125)}`)).toEqual(["max"]);
});

test("the list is complete exactly when the contract accepts the password", () => {
  const character = fc.constantFrom(..."abzABZ019@$!%*?&#- ü\u0661");
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 140 }), (password) => {
      expect(unmet(password).length === 0).toBe(newPassword.safeParse(password).success);
    }),
    { numRuns: 2000 },
  );
});
