import { expect, test } from "vitest";
import { measureLanguage, readLanguage } from "./measure.ts";

test("counts harmful sentences that are found and everyday ones that are not at level top", () => {
  const measured = measureLanguage([
    { labels: ["threat"], level: "none", text: "I will kill you" },
    { labels: ["distress"], level: "top", text: "I feel like giving up today" },
    { labels: ["distress"], level: "high", text: "The kettle is broken" },
    { labels: ["profanity"], level: "low", text: "A lovely day" },
    { labels: [], level: "top", text: "Kill the lights" },
    { labels: [], level: "top", text: "Damn" },
    { labels: [], level: "top", text: "i feel so worthless" },
  ]);
  expect(measured).toEqual({
    harmful: 4,
    recall: 0.5,
    missed: ["The kettle is broken", "A lovely day"],
    everyday: 3,
    falseAlarms: ["Damn", "i feel so worthless"],
  });
});

test("returns null for a language without sentences", () => {
  expect(readLanguage("tuned", "xx")).toBeNull();
});
