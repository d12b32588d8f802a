import { expect, test } from "vitest";
import { writeCoverLine } from "./cover-line.ts";

test("an author's words stand over what they covered, or else the names of its topics", () => {
  expect(writeCoverLine({ coveredBy: "author", coverWords: "Loss of a friend", coverTopics: ["loss"] }))
    .toBe("Loss of a friend");
  expect(writeCoverLine({ coveredBy: "author", coverWords: "", coverTopics: ["loss", "health"] }))
    .toBe("Death and grief, Illness");
});

test("a moderator's cover says so, with its topics where there are some", () => {
  expect(writeCoverLine({ coveredBy: "moderator", coverWords: "Mine", coverTopics: [] }))
    .toBe("A moderator covered this.");
  expect(writeCoverLine({ coveredBy: "moderator", coverWords: null, coverTopics: ["violence"] }))
    .toBe("A moderator covered this: Violence and cruelty");
});

test("what the reader's choice covers says so", () => {
  expect(writeCoverLine({ coveredBy: null, coverWords: null, coverTopics: ["distress"] }))
    .toBe("Covered by your choice: Suicide and self-harm");
});

test("a server of an earlier release covers for moderators alone, one of a later has further topics", () => {
  expect(writeCoverLine({ isCovered: true })).toBe("A moderator covered this.");
  expect(writeCoverLine({ coveredBy: "author", coverWords: "", coverTopics: ["weather" as "loss"] }))
    .toBe("Covered");
});
