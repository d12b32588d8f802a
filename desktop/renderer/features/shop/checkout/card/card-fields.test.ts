import { expect, test } from "vitest";
import { findCardProblems, parseCard, writeCardNumber, writeCvc, writeExpiry } from "./card-fields.ts";

test.each([
  [writeCardNumber, "4242424242424242", "4242 4242 4242 4242"],
  [writeCardNumber, "4242-4242 42", "4242 4242 42"],
  [writeCardNumber, "4".repeat(30), "4444 4444 4444 4444 444"],
  [writeExpiry, "1", "1"],
  [writeExpiry, "7", "07"],
  [writeExpiry, "12", "12"],
  [writeExpiry, "1234", "12 / 34"],
  [writeExpiry, "12/34", "12 / 34"],
  [writeExpiry, "12 / 3", "12 / 3"],
  [writeCvc, "12x345", "1234"],
])("with %o formats %j as %j", (write, typed, written) => {
  expect(write(typed)).toBe(written);
});

const good = { number: "4242424242424242", expiry: "12/34", cvc: "123" };
const now = Date.UTC(2026, 10, 23);

test("makes a card from the texts of the fields", () => {
  expect(parseCard({ number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" })).toEqual(good);
});

test.each([
  ["a good card", good, []],
  ["a card in its last month", { ...good, expiry: "11/26" }, []],
  ["a card of last month", { ...good, expiry: "10/26" }, ["expiry"]],
  ["a wrong month", { ...good, expiry: "13/30" }, ["expiry"]],
  ["half a number", { ...good, number: "42424242" }, ["number"]],
  ["a mistyped number", { ...good, number: "4242424242424241" }, ["number"]],
  ["nothing", { number: "", expiry: "/", cvc: "" }, ["number", "expiry", "cvc"]],
])("finds the problem with %s", (_what, card, fields) => {
  expect(Object.keys(findCardProblems(card, now))).toEqual(fields);
});
