import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "Password1!",
  "Password123!",
  "P@ssw0rd",
  "P@$$w0rd1",
  "Pa$$word1",
  "Qwerty123!",
  "Qwerty1@",
  "1qaz@WSX",
  "Qwertyuiop1!",
  "Welcome1!",
  "Welcome2024!",
  "Admin123!",
  "Abcd1234!",
  "Abc12345!",
  "Aa123456!",
  "Letmein1!",
  "!Dragon99",
  "Iloveyou1!",
  "Summer2025!",
  "Changeme1!",
])("counts %s as a common password", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  "Riverbank7!stone",
  "Sunrise1!",
  "kX9$mQ2&vL",
  "Password83920174650!",
  "Lavender&Mint4",
  "Passwordless1!",
])("does not count %s as a common password", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
