import { expect, test } from "vitest";
import { normalizeTimeZone } from "./time-zone.ts";

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["europe/berlin", "Europe/Berlin"],
  ["UTC", "UTC"],
  ["Mars/Olympus", null],
  ["+01:00", null],
  ["", null],
])("normalizes %j to %j", (name, known) => {
  expect(normalizeTimeZone(name)).toBe(known);
});
