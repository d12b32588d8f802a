import { expect, test } from "vitest";
import { createTextWriter } from "../language/text-writer.ts";
import { describeAnswered, formatMessagePreview, toAnswered } from "./preview.ts";
import { defaultShareText } from "./rules.ts";
import { textMessage } from "./testing/text-message.ts";

const write = createTextWriter("en");

const text = {
  content: "Hello",
  pictures: 0,
  hasSharedPost: false,
  sharedPostBy: null,
  isUnsent: false,
  isHidden: false,
  isUnchecked: false,
  isCovered: false,
};

test.each(
  [
    ["its words", {}, "Hello"],
    ["one line of several", { content: "One\n\n two " }, "One two"],
    ["the words of a picture", { pictures: 1 }, "Hello"],
    ["'Photo' for a picture alone", { content: "", pictures: 1 }, "Photo"],
    ["how many pictures there are", { content: "", pictures: 3 }, "3 photos"],
    ["the words with a post", { hasSharedPost: true }, "Hello"],
    [
      "'Shared a post' without own words",
      { content: defaultShareText, hasSharedPost: true },
      "Shared a post",
    ],
    ["whose post it is", { content: "", hasSharedPost: true, sharedPostBy: "Cai" }, "Shared a post by Cai"],
    ["that it was taken back", { content: "", isUnsent: true }, "Message unsent"],
    ["that a filter hides it", { isHidden: true }, "Hidden by your content filter"],
    ["that it waits for its check", { isHidden: true, isUnchecked: true }, "Not checked yet"],
    ["the sender's own words meanwhile", { isUnchecked: true }, "Hello"],
    ["that it is covered", { isCovered: true }, "Covered by a moderator"],
    [
      "the sender's line over it",
      { isCovered: true, coveredBy: "author", coverWords: "My father", coverTopics: ["loss"] },
      "Covered: My father",
    ],
    [
      "what it is about without a line, also to who opens that",
      { coveredBy: "author", coverWords: "", coverTopics: ["loss", "health"] },
      "Covered: Death and grief · Illness",
    ],
    [
      "the topic that its reader covers",
      { isCovered: true, coveredBy: null, coverWords: null, coverTopics: ["violence"] },
      "Covered: Violence and cruelty",
    ],
    ["an ellipsis for what is hidden in it", { content: "At the end ||he dies||" }, "At the end …"],
    ["50 characters", { content: "a".repeat(50) }, "a".repeat(50)],
    ["the first 50 characters", { content: "👍🏽".repeat(51) }, `${"👍🏽".repeat(50)}…`],
  ] as const,
)("shows %s", (_, more, preview) => {
  expect(formatMessagePreview({ ...text, ...more }, write)).toBe(preview);
});

test("returns the same preview when it is cut again", () => {
  const once = formatMessagePreview({ ...text, content: "word ".repeat(30) }, write);
  expect(formatMessagePreview({ ...text, content: once }, write)).toBe(once);
});

const answered = textMessage({
  id: "m1",
  senderId: "ada",
  receiverId: "bob",
  position: 1,
  version: 1,
  createdAt: "2026-12-01T10:00:00Z",
});

test.each(
  [
    ["its words in one line", { content: "One\n\n two" }, "One two"],
    ["the first 100 characters", { content: "a".repeat(101) }, `${"a".repeat(100)}…`],
    ["an ellipsis for what is hidden in it", { content: "||He dies||" }, "…"],
    ["'Photo' for a picture alone", { content: "", imageUrl: "/a.webp" }, "Photo"],
    ["'Shared a post' without own words", { content: defaultShareText, sharedPostId: "p" }, "Shared a post"],
    ["own words beside a post", { content: "Look", sharedPostId: "p" }, "Look"],
    ["that it was taken back", { content: "", isUnsent: true }, "Message unsent"],
    ["that a filter hides it", { content: "", isHidden: true }, "Hidden by your content filter"],
    ["that it waits for its check", { isHidden: true, moderationLevel: null }, "Not checked yet"],
    [
      "the sender's line over it, also to who opens that",
      { coveredBy: "author", coverWords: "My father", coverTopics: [] },
      "Covered: My father",
    ],
  ] as const,
)("shows of an answered message %s", (_, more, line) => {
  const shown = toAnswered({ ...answered, ...more } as typeof answered);
  expect(describeAnswered(shown, write)).toBe(line);
});

test("gives no word of an answered message that is withheld", () => {
  for (const state of [{ isUnsent: true }, { isHidden: true }, { isCovered: true }]) {
    const shown = toAnswered({ ...answered, imageUrl: "/a.webp", sharedPostId: "p", ...state });
    expect(shown).toMatchObject({ content: "", pictures: 0, sharesPost: false });
  }
});
