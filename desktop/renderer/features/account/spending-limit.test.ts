import { expect, test } from "vitest";
import { parseSpendingLimit } from "./SpendingSection.tsx";

test.each([
  ["20", 20],
  [" $50 ", 50],
  ["1", 1],
  ["100000", 100_000],
  ["0", null],
  ["100001", null],
  ["-5", null],
  ["7.99", null],
  ["1e3", null],
  ["", null],
])("reads %j as %s", (typed, dollars) => {
  expect(parseSpendingLimit(typed)).toBe(dollars);
});
