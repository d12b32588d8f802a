import { expect, test } from "vitest";
import { type Coverable, decideCover, noCoverChoices, normalizeCover } from "./decide-cover.ts";

const open: Coverable = { isCoveredByModerator: false, coverWords: null, topics: [], foundTopics: [] };
const byAuthor: Coverable = { ...open, coverWords: "Loss of a friend", topics: ["loss"] };
const reader = { ...noCoverChoices, isAuthor: false };

test("a cover needs words or a topic, and its words are one line", () => {
  expect(normalizeCover({})).toBeNull();
  expect(normalizeCover({ coverWords: null, coverTopics: ["loss"] })).toBeNull();
  expect(normalizeCover({ coverWords: " \n" })).toBeNull();
  expect(normalizeCover({ coverWords: " ", coverTopics: ["loss", "loss"] })).toEqual({
    words: "",
    topics: ["loss"],
  });
  expect(normalizeCover({ coverWords: " Loss\nof a friend " })).toEqual({
    words: "Loss of a friend",
    topics: [],
  });
});

test("what a classifier found is a topic for all but its author, who gave others", () => {
  const found: Coverable = { ...byAuthor, foundTopics: ["distress", "loss"] };
  expect(decideCover(found, reader).coverTopics).toEqual(["loss", "distress"]);
  expect(decideCover(found, { ...reader, isAuthor: true }).coverTopics).toEqual(["loss"]);
  const opens = { ...reader, openTopics: ["loss"] as const };
  expect(decideCover(found, opens).isCovered).toBe(true);
});

test("what nobody covered says nothing of its topics", () => {
  expect(decideCover({ ...open, topics: ["distress"] }, reader)).toEqual({
    isCovered: false,
    coveredBy: null,
    coverWords: null,
    coverTopics: [],
  });
});

test("what its author covered is covered for all, its author too", () => {
  for (const isAuthor of [true, false]) {
    expect(decideCover(byAuthor, { ...noCoverChoices, isAuthor })).toEqual({
      isCovered: true,
      coveredBy: "author",
      coverWords: "Loss of a friend",
      coverTopics: ["loss"],
    });
  }
});

test("a reader opens what is only of topics that they always open, and nothing that a moderator covered", () => {
  const opens = { ...reader, openTopics: ["loss"] as const };
  expect(decideCover(byAuthor, opens).isCovered).toBe(false);
  expect(decideCover({ ...byAuthor, topics: ["loss", "violence"] }, opens).isCovered).toBe(true);
  expect(decideCover({ ...byAuthor, topics: [] }, opens).isCovered).toBe(true);
  expect(decideCover({ ...byAuthor, isCoveredByModerator: true }, opens)).toMatchObject({
    isCovered: true,
    coveredBy: "moderator",
  });
});

test("a topic that a reader always covers is covered for them where its author left it open, but not for its author", () => {
  const covers = { ...reader, coveredTopics: ["distress"] as const, openTopics: ["distress"] as const };
  const found: Coverable = { ...open, foundTopics: ["distress"] };
  expect(decideCover(found, covers)).toEqual({
    isCovered: true,
    coveredBy: null,
    coverWords: null,
    coverTopics: ["distress"],
  });
  expect(decideCover(found, { ...covers, isAuthor: true }).isCovered).toBe(false);
  expect(decideCover({ ...open, topics: ["loss"] }, covers).isCovered).toBe(false);
});
