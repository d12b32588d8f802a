import { msg } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import { writeText, writeTextsIn, writeTimeOfDay } from "./write-text.ts";

const hello = { id: "hello1", message: "Hello {name}.", values: { name: "Ada" } };

test("writes in the language of the app, and in English what its catalogue does not have", () => {
  writeTextsIn("de", new Map([["hello1", "Hallo {name}!"]]), "de-AT");
  expect(writeText([hello, msg`Welcome.`])).toBe("Hallo Ada! Welcome.");
  writeTextsIn("en", new Map(), "en");
  expect(writeText([hello, msg`Welcome.`])).toBe("Hello Ada. Welcome.");
});

test.each([["de", "14:05"], ["en-GB", "14:05"], ["en-US", "02:05 PM"]])(
  "writes the time of day as %s does",
  (region, written) => {
    writeTextsIn("en", new Map(), region);
    expect(writeTimeOfDay(new Date(2026, 2, 4, 14, 5)).replaceAll("\u202f", " ")).toBe(written);
  },
);
