import { expect, test } from "vitest";
import { getSpokenText } from "./buy-audio.ts";

test.each([
  [
    "plain words stay as they are",
    "A walk, then tea.\n\nThat was all.",
    "A walk, then tea.\n\nThat was all.",
  ],
  ["hashtags are read as their words", "#MorningWalk and #slow_living", "Morning Walk and slow living"],
  ["mentions are read as names", "With @ada.byron today", "With ada byron today"],
  [
    "addresses are read as where they lead",
    "See https://www.example.org/a/b?c=d&e=%20f, it helps.",
    "See link to example.org, it helps.",
  ],
  ["signs repeated for their looks are read once", "So good!!!!! ----- ✨✨✨✨ yes", "So good! - ✨ yes"],
  ["what is hidden is read without its marks", "At the end ||he lives||", "At the end he lives"],
  ["pauses stay", "Well... maybe", "Well... maybe"],
  ["spaces are run together", "one   two\t three", "one two three"],
  ["other scripts are words too", "静かな朝 #朝さんぽ", "静かな朝 朝さんぽ"],
  ["nothing but signs is nothing to read", "✨ !!! ~~~ ✨", ""],
])("%s", (_, content, spoken) => {
  expect(getSpokenText(content, null)).toBe(spoken);
});

test("says where an address leads in the language of the post, where there are texts in it", () => {
  expect(getSpokenText("Siehe https://example.org", "xx")).toBe("Siehe link to example.org");
  expect(getSpokenText("Siehe https://example.org", "de")).toBe("Siehe Link zu example.org");
});
