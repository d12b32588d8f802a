import { expect, test } from "vitest";
import { transactionDate } from "./transaction-date.ts";

test("two-digit days, twelve hours without a leading zero", () => {
  expect(transactionDate("2026-11-05T15:04:00")).toBe("Nov 05, 2026 • 3:04 PM");
  expect(transactionDate("2026-01-31T00:30:59")).toBe("Jan 31, 2026 • 12:30 AM");
});
