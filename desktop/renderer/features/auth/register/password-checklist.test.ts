import fc from "fast-check";
import { expect, test } from "vitest";
import { newPassword } from "#shared/auth/password-and-email-fields.ts";
import { passwordRulesForManagers } from "#shared/auth/password-rule.ts";
import {
  createPasswordChecklist,
  describeMissingFromPassword,
  findForbiddenCharacters,
} from "./password-checklist.ts";

const unmet = (password: string) =>
  createPasswordChecklist(password).filter((c) => !c.isMet).map((c) => c.id);

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

test("names what is missing, and nothing once all is there", () => {
  expect(describeMissingFromPassword("abcDEFgh")).toBe("Still needed: a number and one of @ $ ! % * ? &.");
  expect(describeMissingFromPassword("abcDEF12!-")).toBe("");
  expect(describeMissingFromPassword(`aA1!${"x".repeat(125)}`)).toBe("Still needed: at most 128 characters.");
});

test.each([
  ["a hyphen", "abcDEF12!-", ["-"], false],
  ["each once, in the order of the password", "a-b#a-b", ["-", "#"], false],
  ["a space, also a wide one", "a b\u3000c", ["Spaces"], false],
  ["a space among others", "a- b", ["-", "spaces"], false],
  ["letters with accents and full-width digits", "äＡ１", ["ä", "Ａ", "１"], false],
  ["a whole emoji", "a👩‍👩‍👧b", ["👩‍👩‍👧"], false],
  ["what hides beside an allowed character", "a!\ufe0fb", ["Hidden characters"], false],
  ["what hides alone", "-\u200b\ud800\u00ad", ["-", "hidden characters"], false],
  ["tabs and line breaks", "a\tb\r\nc", ["Spaces"], false],
  ["a keycap", "1\ufe0f\u20e3", ["1\ufe0f\u20e3"], false],
  ["a letter with a separate accent", "a\u0301", ["a\u0301"], false],
  ["three of many", "-_#+", ["-", "_", "#"], true],
])("names %s among what can't be used", (_case, password, texts, hasMore) => {
  const found = findForbiddenCharacters(password);
  expect([found.shown.map(({ text }) => text), found.hasMore]).toEqual([texts, hasMore]);
});

test("says how brackets and smart punctuation are called", () => {
  for (const each of "()[]{}“”‘’–—…") expect(findForbiddenCharacters(each).shown[0]?.name).not.toBe("");
});

test("tells password managers the rule: what they make by it is accepted", () => {
  expect(passwordRulesForManagers).toContain("required: [@$!%*?&];");
  const made = fc.tuple(
    ...["abcxyz", "ABCXYZ", "0189", "@$!%*?&"].map((letters) =>
      fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 32 })
    ),
  );
  fc.assert(
    fc.property(made, (parts) => {
      expect(newPassword.safeParse(parts.join("")).success).toBe(true);
    }),
    { numRuns: 50 },
  );
});
