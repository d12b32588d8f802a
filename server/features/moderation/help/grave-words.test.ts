import { expect, test } from "vitest";
import { findCrisisIn } from "../words-of-crisis.ts";

const [early, late] = [new Date("2026-11-05T12:00:00Z"), new Date("2026-11-05T13:30:00Z")];

test.each([
  ["I want to kill myself tonight", true],
  ["Ich will nicht mehr leben", true],
  ["I want to jump off a bridge", true],
  ["kms", true],
  ["I have written my goodbye letters", true],
  ["Everybody would be happier if I was gone", true],
  ["Alle wären glücklicher, wenn ich weg wäre", true],
  // A service found these, and the lists do not have them.
  ["Xyzzy plugh", true],
  ["I feel so alone and hopeless", false],
  ["Ich fühle mich so einsam und hoffnungslos", false],
])("takes '%s' for grave: %s", (text, isGrave) => {
  expect(findCrisisIn([{ text, at: early }])?.isGrave).toBe(isGrave);
});

test("lasts for three hours after the latest words, and is grave if any are", () => {
  const written = [{ text: "I want to die", at: early }, { text: "I feel so alone", at: late }];
  expect(findCrisisIn(written)).toEqual({ isGrave: true, until: new Date("2026-11-05T16:30:00Z") });
  expect(findCrisisIn([])).toBeNull();
});
