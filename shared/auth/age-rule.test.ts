import { expect, test } from "vitest";
import { ageOn, ageProblem } from "./age-rule.ts";

const today = new Date("2026-03-01T12:00:00Z");

test.each([
  ["2013-03-01", 13],
  ["2013-03-02", 12],
  ["2008-02-29", 18],
  ["2026-03-02", -1],
])("for a birth date of %s returns the age %i", (birthDate, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});

test.each([
  [{}, null],
  [{ birthDate: "2000-01-01" }, null],
  [{ birthDate: "2013-03-02" }, "birthDate"],
  [{ birthDate: "2013-03-02", guardianConsent: true }, "birthDate"],
  [{ birthDate: "2013-03-01" }, "guardianConsent"],
  [{ birthDate: "2013-03-01", guardianConsent: false }, "guardianConsent"],
  [{ birthDate: "2013-03-01", guardianConsent: true }, null],
  [{ birthDate: "2008-03-01" }, null],
  [{ birthDate: "2027-01-01" }, "birthDate"],
  [{ birthDate: "1850-01-01" }, "birthDate"],
])("refuses %j on: %s", (input, field) => {
  expect(ageProblem(input, today)?.field ?? null).toBe(field);
});
