import { expect, test } from "vitest";
import { chooseForTopic, readTopicChoice } from "./topic-choice.ts";

test("each topic has one choice, and the last one counts", () => {
  const none = { openTopics: [], coveredTopics: ["health"] } as const;
  const open = chooseForTopic(none, "loss", "open");
  expect(open).toEqual({ openTopics: ["loss"], coveredTopics: ["health"] });
  expect(readTopicChoice(open, "loss")).toBe("open");
  const covered = chooseForTopic(open, "loss", "covered");
  expect(covered).toEqual({ openTopics: [], coveredTopics: ["health", "loss"] });
  expect(readTopicChoice(covered, "loss")).toBe("covered");
  expect(readTopicChoice(chooseForTopic(covered, "loss", "author"), "loss")).toBe("author");
});
