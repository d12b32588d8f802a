import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { describeUnsaved, findUnsavedChoices, readSavedSettings } from "./settings-choices.ts";

const saved = readSavedSettings({
  moderationLevel: null,
  ttsVoice: "alloy",
  showReadReceipts: true,
  messageAudience: "followers",
  isRanked: true,
  lisaModel: "standard",
  badges: [] as CurrentUser["badges"],
} as CurrentUser);

test("does not count a choice that equals the saved value", () => {
  expect(findUnsavedChoices({ moderationLevel: "top", showReadReceipts: true }, saved)).toEqual({});
  expect(describeUnsaved({})).toBe("Everything is saved.");
});

test("knows no required descriptions of a server that doesn't send the setting", () => {
  expect(saved.requiresDescriptions).toBe(false);
});

test("names unsaved settings in the order of the screen", () => {
  const unsaved = findUnsavedChoices(
    { showReadReceipts: false, requiresDescriptions: true, ttsVoice: "nova", moderationLevel: "high" },
    saved,
  );
  expect(unsaved).toEqual({
    showReadReceipts: false,
    requiresDescriptions: true,
    ttsVoice: "nova",
    moderationLevel: "high",
  });
  expect(describeUnsaved(unsaved)).toBe(
    "Not saved yet: content filter level, voice, descriptions of pictures, and read receipts.",
  );
});
