import { expect, test } from "vitest";
import { leaveOutSpoilers, splitSpoilers } from "./spoilers.ts";

test("a text is split into what is shown and what is hidden", () => {
  expect(splitSpoilers("At the end ||the dog\nlives||, and ||she|| too")).toEqual([
    { text: "At the end ", isSpoiler: false },
    { text: "the dog\nlives", isSpoiler: true },
    { text: ", and ", isSpoiler: false },
    { text: "she", isSpoiler: true },
    { text: " too", isSpoiler: false },
  ]);
});

test("marks without a partner, or with nothing between them, are as they were written", () => {
  for (const text of ["a || b", "||", "||||", "|| ||", "|| \n ||", "", "no mark"]) {
    expect(splitSpoilers(text).map((part) => part.text).join("")).toBe(text);
    expect(splitSpoilers(text).some((part) => part.isSpoiler)).toBe(false);
  }
});

test("a preview has an ellipsis in place of what is hidden", () => {
  expect(leaveOutSpoilers("The end: ||he lives||!")).toBe("The end: …!");
});

test("a preview of a text that was cut has nothing of what is hidden across the cut", () => {
  expect(leaveOutSpoilers("The end: ||he li", true)).toBe("The end: …");
  expect(leaveOutSpoilers("The end: ||he lives|| at", true)).not.toContain("lives");
});
