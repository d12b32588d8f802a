import { expect, test } from "vitest";
import { normalizeTimeZone } from "./time-zone.ts";

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["europe/berlin", "Europe/Berlin"],
  ["UTC", "UTC"],
  ["CET", "CET"],
  ["met", "MET"],
  ["EST", "EST"],
  ["PST8PDT", "PST8PDT"],
  ["Eire", "Europe/Dublin"],
  ["Mars/Olympus", null],
  ["+01:00", null],
  ["", null],
])("normalizes %j to %j", (name, known) => {
  expect(normalizeTimeZone(name)).toBe(known);
});
