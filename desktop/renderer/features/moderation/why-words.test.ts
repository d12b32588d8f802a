import { expect, test } from "vitest";
import type { JudgedElement } from "#shared/moderation/why-contract.ts";
import {
  describeDecider,
  describeQuestion,
  explainAsking,
  explainElement,
  formatElementTitle,
} from "./why-words.ts";

const judged: JudgedElement = {
  type: "text",
  level: "high",
  reason: "Contains mild swearing",
  by: "list",
  since: "2026-11-27T10:00:00Z",
  wasRead: true,
  isPreliminary: false,
};

test.each<[string, Partial<JudgedElement>, readonly string[]]>([
  ["a list", {}, [
    "Your words: High",
    "Contains mild swearing.",
    "Decided by a word list, not a person.",
  ]],
  ["a service that found nothing", { type: "image", level: "top", reason: "", by: "service" }, [
    "Your picture: Top",
    "Nothing was found.",
    "Decided by a moderation service, not a person.",
  ]],
  ["no service for pictures", { type: "image", level: "top", reason: "Not examined yet" }, [
    "Your picture: Top",
    "Nothing here has looked at the picture.",
    "There is no service here that looks at pictures.",
  ]],
  ["no list that reads it", { level: "top", reason: "", wasRead: false }, [
    "Your words: Top",
    "They are in a language that our word lists don't read.",
    "Decided by a word list, not a person.",
  ]],
  ["a person, of a message", { level: "low", reason: "", by: "person" }, [
    "Your words: Low",
    "It was given this level after a look at it.",
    "Decided by a moderator.",
  ]],
])("says the level, why and by whom: %s", (_, given, said) => {
  const element = { ...judged, ...given };
  expect([formatElementTitle(element), explainElement(element), describeDecider(element)]).toEqual(said);
});

test("says of messages alone what moderators get to see", () => {
  expect(explainAsking("message")).toContain("the five before it");
  expect(explainAsking("post")).not.toContain("copy");
});

test("says how a question stands, and nothing where there is none", () => {
  const by = (decidedBy: JudgedElement["by"]) => ({
    question: "none" as const,
    elements: [{ ...judged, by: decidedBy }],
  });
  expect(describeQuestion({ question: "waiting", elements: [] })).toContain("You asked a person to look.");
  expect(describeQuestion({ question: "answered", elements: [] })).toContain("Nothing has changed since.");
  expect(describeQuestion(by("person"))).not.toBeNull();
  expect([describeQuestion(by("list")), describeQuestion({ question: "possible", elements: [] })]).toEqual([
    null,
    null,
  ]);
});
