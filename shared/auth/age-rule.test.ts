import { expect, test } from "vitest";
import { findAgeProblem, getAge, getAgeToKeep, isUnderAgeOn } from "./age-rule.ts";

const today = new Date("2026-03-01T12:00:00Z");

test.each([
  ["2013-03-01", 13],
  ["2013-03-02", 12],
  ["2008-02-29", 18],
  ["2026-03-02", -1],
])("for a birth date of %s returns the age %i", (birthDate, age) => {
  expect(getAge(birthDate, today)).toBe(age);
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
  expect(findAgeProblem(input, today)?.field ?? null).toBe(field);
});

test.each([
  ["a birth date under 18", "2008-03-02", true, "2026-04-01T00:00:00.000Z", true],
  ["a birthday in December", "2010-12-31", true, "2029-01-01T00:00:00.000Z", true],
  ["a leap day", "2012-02-29", true, "2030-03-01T00:00:00.000Z", true],
  ["an eighteenth birthday today", "2008-03-01", true, null, false],
  ["a birth date over 18", "1990-06-15", true, null, false],
  ["the tick-box", undefined, false, null, true],
])("for %s keeps at most the month's end, and the consent where one is needed", (...row) => {
  const [, birthDate, hasGivenBirthDate, end, hasGuardianConsent] = row;
  const kept = getAgeToKeep({ birthDate, guardianConsent: true }, today);
  expect(kept).toEqual({ hasGivenBirthDate, ofAgeFrom: end && new Date(end), hasGuardianConsent });
  expect(getAgeToKeep({ birthDate }, today).hasGuardianConsent).toBe(false);
  if (birthDate) expect(isUnderAgeOn(birthDate, today)).toBe(end !== null);
});
