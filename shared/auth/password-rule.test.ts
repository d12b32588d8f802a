import { expect, test } from "vitest";
import { passwordPattern } from "./password-rule.ts";

test.each([
  ["Riverbank7!", true],
  ["Aa1!aaaa", true],
  ["Aa1!aaa", false],
  ["riverbank7!", false],
  ["RIVERBANK7!", false],
  ["Riverbank!!", false],
  ["Riverbank77", false],
  ["Riverbank7!#", false],
  ["River bank7!", false],
])("checks the password %s: %s", (password, expected) => {
  expect(passwordPattern.test(password)).toBe(expected);
});
