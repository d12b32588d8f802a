import { expect, test } from "vitest";
import { parseIntentId } from "./client-secret.ts";

test.each([
  ["pi_3Abc_secret_Xyz9", "pi_3Abc"],
  ["pi_3Abc", null],
  ["cs_test_1_secret_2", null],
  ["pi_3Abc_secret_", null],
  ["pi_3Abc_secret_a/../b", null],
  ["x pi_3Abc_secret_a", null],
  ["", null],
])("reads from %j the payment id %j", (secret, id) => {
  expect(parseIntentId(secret)).toBe(id);
});
