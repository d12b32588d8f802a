import { expect, test } from "vitest";
import { describeMissingFields, findMissingFields } from "./registration-form.ts";

const complete = {
  email: "ada@example.org",
  password: "Bright!12",
  username: "ada",
  displayName: "Ada",
  confirmAge: true,
  acceptTerms: true,
  acceptPrivacy: true,
};

/** The first day of a year, long enough ago to be of that age. */
function yearsAgo(years: number): string {
  return `${new Date().getUTCFullYear() - years}-01-01`;
}

test("returns no missing field for a complete registration", () => {
  expect(findMissingFields(complete)).toEqual([]);
  expect(findMissingFields({ ...complete, birthDate: undefined })).toEqual([]);
  expect(findMissingFields({ ...complete, birthDate: yearsAgo(30) })).toEqual([]);
  expect(findMissingFields({ ...complete, birthDate: yearsAgo(15), guardianConsent: true })).toEqual([]);
  expect(describeMissingFields([])).toBe("Everything is filled in.");
});

test("returns every missing field of an untouched form, in the order of the form", () => {
  expect(findMissingFields({ email: "", password: "", username: "", displayName: "" })).toEqual([
    "a valid email",
    "a password that meets every requirement",
    "a username",
    "a display name",
    "your age",
    "the Terms and Conditions",
    "the Privacy Policy",
  ]);
});

test("returns what is wrong with a date of birth while other fields are still empty", () => {
  const begun = { ...complete, password: "", acceptTerms: false };
  const others = ["a password that meets every requirement", "the Terms and Conditions"];
  expect(findMissingFields({ ...begun, birthDate: yearsAgo(12) })).toEqual([
    others[0],
    "a valid date of birth",
    others[1],
  ]);
  expect(findMissingFields({ ...begun, birthDate: yearsAgo(15) })).toEqual([
    others[0],
    "a parent's or guardian's agreement",
    others[1],
  ]);
  expect(findMissingFields({ ...begun, birthDate: yearsAgo(15), guardianConsent: true })).toEqual(others);
});

test.each([
  ["email", "not an address", "a valid email"],
  ["password", "short", "a password that meets every requirement"],
  ["username", "ab", "a username"],
  ["displayName", "   ", "a display name"],
  ["confirmAge", false, "your age"],
  ["acceptTerms", false, "the Terms and Conditions"],
  ["acceptPrivacy", false, "the Privacy Policy"],
  ["birthDate", "2999-01-01", "a valid date of birth"],
  ["birthDate", yearsAgo(12), "a valid date of birth"],
  ["birthDate", yearsAgo(15), "a parent's or guardian's agreement"],
])("returns only %s when only it is invalid", (field, value, name) => {
  expect(findMissingFields({ ...complete, [field]: value })).toEqual([name]);
});

test("joins the missing fields in a sentence", () => {
  expect(describeMissingFields(["a username"])).toBe("Still needed: a username.");
  expect(describeMissingFields(["a username", "your age", "the Privacy Policy"]))
    .toBe("Still needed: a username, your age, and the Privacy Policy.");
});
