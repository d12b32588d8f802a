import { msg } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import { fieldText, findFieldText } from "./field-text.ts";
import { createTextWriter } from "./text-writer.ts";

test.each([
  [msg`Passwords don't match`, "Passwords don't match"],
  [msg`At most ${{ max: 1000 }} characters`, "At most 1000 characters"],
  [msg`Please type ''${{ words: "it''s {all}" }}'.`, "Please type 'it''s {all}'."],
])("writes %j as a schema takes it, and finds it again", (text, written) => {
  expect(fieldText(text)).toBe(written);
  expect(createTextWriter("en")(findFieldText(written) ?? [])).toBe(written);
});

test("finds no text that no field has", () => {
  expect(findFieldText("Invalid input")).toBeUndefined();
});
